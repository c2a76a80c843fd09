/* Keeps the site in the browser, for use without a network, and puts new versions in use when asked.

   globalThis.raOffline:
     watch(callback)   begins; callback(word) tells what is so from now on:
                         kept      the whole site is here
                         refused   this browser keeps no sites, or not this one
                         newer     a new version is here, whole, and waits to be used
                         replaced  a new version was put in use in another tab
     use()             puts the version that waits in use: the page starts anew with it */

const HOUR = 3_600_000; // ms

let registration, asked = false, looked = 0;

async function watch(callback) {
  const workers = navigator.serviceWorker;
  try {
    let controlled = Boolean(workers.controller);
    workers.addEventListener("controllerchange", () => {
      if (asked) location.reload();
      else if (controlled) callback("replaced");
      controlled = true;
    });
    registration = await workers.register("./sw.js");
    registration.addEventListener("updatefound", () => follow(registration.installing, callback));
  } catch {
    callback("refused");
    return;
  }
  if (registration.waiting) callback("newer");
  if (registration.installing) follow(registration.installing, callback);
  document.addEventListener("visibilitychange", look);
  looked = Date.now();
  await workers.ready;
  callback("kept");
}

function follow(version, callback) {
  version.addEventListener("statechange", () => {
    if (version.state === "installed" && registration.active) callback("newer");
  });
}

/* A page that stays open for days learns of new versions too. */
function look() {
  if (document.hidden || Date.now() - looked < HOUR) return;
  looked = Date.now();
  registration.update().catch(() => {}); // no network: another time
}

function use() {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
  else location.reload();
}

globalThis.raOffline = { watch, use };
