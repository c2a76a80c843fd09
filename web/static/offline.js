/* Keeps the site in the browser, for use without a network, and switches to new versions when
   asked.

   watch(told, signal)   begins; until `signal`, told(word) says what is the case from now on:
                           kept      the whole site is here
                           refused   this browser keeps no sites, or not this one
                           newer     a new version is here, whole, and waits to be used
                           replaced  another tab has switched to a new version
   use()                 switches to the waiting version: the page reloads with it */

const HOUR = 3_600_000; // ms

let registration, asked = false, looked = 0;

export async function watch(told, signal) {
  const workers = navigator.serviceWorker;
  const anew = Boolean(workers) && !workers.controller; // the first visit, or loaded past what is kept
  const tell = (word) => signal.aborted || told(word);
  const hear = (target, kind, act) => target.addEventListener(kind, act, { signal });
  try {
    let controlled = Boolean(workers.controller);
    hear(workers, "controllerchange", () => {
      if (asked) location.reload();
      else if (controlled) tell("replaced");
      controlled = true;
    });
    registration = await workers.register("./sw.js");
    hear(registration, "updatefound", () => follow(registration.installing));
  } catch (error) {
    // Without a network it can't be known yet.
    const cut = !navigator.onLine || /fetch/i.test(error.message);
    if (workers && cut) hear(globalThis, "online", () => watch(told, signal));
    else tell("refused");
    return;
  }
  if (registration.waiting) tell("newer");
  if (registration.installing) follow(registration.installing);
  hear(document, "visibilitychange", look);
  looked = Date.now();
  await workers.ready;
  tell("kept");

  function follow(version) {
    hear(version, "statechange", () => {
      if (version.state !== "installed" || !registration.active) return;
      if (anew) use(true); // this page is the new version already
      else tell("newer");
    });
  }
}

/* A page that stays open for days learns of new versions too. */
function look() {
  if (document.hidden || Date.now() - looked < HOUR) return;
  looked = Date.now();
  registration.update().catch(() => {}); // no network: another time
}

export function use(already = false) {
  asked = !already;
  if (registration?.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
  else location.reload();
}
