/* The page before Python runs: theme and language at once, then a bar that moves with what has
   arrived, and a clear message when the browser is too old or something does not arrive. Written in
   the JavaScript of 2009, so that a browser too old for the game can say so.

   Python says that it has taken over by setting <html data-ready>; an uncaught error before that
   means that the start has failed. */
(function () {
  "use strict";

  var TEXTS = {
    en: {
      name: "Ra",
      title: "Ra – two games of the same name",
      what: "Gods, pharaohs and monuments come up for auction, lot by lot, and you have only a few suns to bid with. Take the right tiles before Ra ends the epoch. Reiner Knizia's auction game for two to five players, and Marco Donadoni's Ra on hexagons, a duel of stacks. Around one screen, or against the computer.",
      unofficial: "A fan page, not affiliated with the games' authors or publishers.",
      loading: "Loading the game", starting: "Waking up Python", table: "Setting the table",
      amount: "{done} of {all} MB", point: ".",
      old: "This browser is too old for the game. A current Firefox, Chrome, Edge or Safari (17.5 or newer) will do.",
      failed: "The game could not be loaded. Check the connection and try again: saved games are safe.",
      damaged: "The game could not be started from this file. Perhaps it is incomplete: try again, or download it again. Saved games are safe.",
      slow: "Nothing has arrived for a while. You can wait, or try again.",
      noWasm: "WebAssembly is switched off in this browser, and the game can't run without it. On an iPhone or iPad, Lockdown Mode does that: make an exception for this site. Otherwise look among the browser's settings for security.",
      policy: "The host of this page does not allow WebAssembly: whoever set it up has to add 'wasm-unsafe-eval' to script-src in its Content-Security-Policy.",
      type: "{name} was sent as {type}: the host has to send it as {wanted}",
      missing: "Could not load {name}",
      again: "Try again"
    },
    fr: {
      name: "Ra",
      title: "Ra – deux jeux du même nom",
      what: "Dieux, pharaons et monuments sont mis aux enchères, lot après lot, et vous n’avez que quelques soleils pour miser. Prenez ce qu’il vous faut avant que Ra ne mette fin à l’époque. Le jeu d’enchères de Reiner Knizia, pour deux à cinq joueurs ; et aussi Ra hexagonal, de Marco Donadoni, un duel de piles. Autour de cet écran ou contre l’ordinateur.",
      unofficial: "Une page de passionnés, sans lien avec les auteurs ni les éditeurs.",
      loading: "Chargement du jeu", starting: "Réveil de Python", table: "Mise en place de la table",
      amount: "{done} sur {all} Mo", point: ",",
      old: "Ce navigateur est trop ancien pour le jeu. Une version récente de Firefox, Chrome, Edge ou Safari (17.5 ou plus) convient.",
      failed: "Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez : vos parties sont à l’abri.",
      damaged: "Le jeu n’a pas pu démarrer depuis ce fichier. Il est peut-être incomplet : réessayez ou téléchargez-le à nouveau. Vos parties sont à l’abri.",
      slow: "Rien n’arrive depuis un moment. Vous pouvez attendre ou réessayer.",
      noWasm: "WebAssembly est désactivé dans ce navigateur, et le jeu ne peut pas s’en passer. Sur un iPhone ou un iPad, c’est l’effet du mode Isolement : faites une exception pour ce site. Sinon, cherchez parmi les réglages de sécurité du navigateur.",
      policy: "L’hébergeur de cette page interdit WebAssembly : la personne qui l’a installée doit ajouter « wasm-unsafe-eval » (entre apostrophes) à script-src dans la Content-Security-Policy.",
      type: "{name} est arrivé comme {type} : l’hébergeur doit l’envoyer comme {wanted}",
      missing: "Fichier non reçu : {name}",
      again: "Réessayer"
    },
    ru: {
      name: "Ра",
      title: "Ра — две игры с этим названием",
      what: "Боги, фараоны и монументы уходят с аукциона лот за лотом, а ставить можно лишь несколько солнечных дисков. Успейте взять нужное, пока Ра не завершил эпоху. Игра-аукцион Райнера Книции для 2–5 игроков, а рядом — «Ра на шестиугольниках» Марко Донадони, поединок стопок. За одним экраном или против компьютера.",
      unofficial: "Страница поклонников, не связанная ни с авторами игр, ни с издателями.",
      loading: "Загружаем игру", starting: "Будим Python", table: "Раскладываем игру",
      amount: "{done} из {all} МБ", point: ",",
      old: "Этот браузер слишком старый для игры. Подойдёт свежий Firefox, Chrome, Edge или Safari (17.5 и новее).",
      failed: "Игру не удалось загрузить. Проверьте соединение и попробуйте снова: сохранённые партии целы.",
      damaged: "Игру не удалось запустить из этого файла. Возможно, он неполный: попробуйте снова или скачайте файл заново. Сохранённые партии целы.",
      slow: "Загрузка остановилась. Можно подождать или попробовать снова.",
      noWasm: "В этом браузере отключён WebAssembly, а без него игра не работает. На iPhone и iPad его отключает режим блокировки: сделайте исключение для этого сайта. В других случаях загляните в настройки безопасности браузера.",
      policy: "Хостинг этой страницы запрещает WebAssembly: тот, кто её разместил, должен добавить «wasm-unsafe-eval» (в апострофах) в script-src её Content-Security-Policy.",
      type: "{name} пришёл как {type}: хостинг должен отдавать его как {wanted}",
      missing: "Не загрузилось: {name}",
      again: "Попробовать снова"
    }
  };
  /* The part of the bar that arriving bytes fill, and how full it is once Python is awake. */
  var BYTES = 0.9, AWAKE = 0.95;
  var PATIENCE = 20000; /* ms without news */

  var root = document.documentElement;
  var base = location.href.replace(/[?#].*$/, "").replace(/[^\/]*$/, "");
  var browserFetch = window.fetch;
  var texts, observer, patience;
  var files = {}, arrived = {}, total = 0;
  var awake = false, over = false, built = false, failed = false;

  /* PyScript asks for a database of packages that it installed, and for a channel to its workers.
     There are neither packages nor such workers; and if a browser lets a page keep nothing, asking
     would make the start fail. So it gets a database that is empty, and a channel that leads
     nowhere. */
  function giveStandIns() {
    function answer(result) {
      var request = { result: result };
      Promise.resolve().then(function () { request.onsuccess({ target: request }); });
      return request;
    }
    var store = { getAllKeys: function () { return answer([]); } };
    var transaction = { objectStore: function () { return store; } };
    var database = { transaction: function () { return transaction; }, close: function () {} };
    var factory = { open: function () { return answer(database); } };
    Object.defineProperty(window, "indexedDB", { value: factory });
    window.BroadcastChannel = function () {};
  }

  function element(name) { return document.getElementById("boot-" + name); }

  function settings() {
    try {
      var folder = /^http/.test(location.protocol) ? location.pathname.replace(/\/[^\/]*$/, "") : "";
      var own = localStorage.getItem(folder ? "ra." + folder + "/.settings" : "ra.settings");
      var found = JSON.parse(own || localStorage.getItem("ra.settings"));
      return typeof found === "object" && found || {};
    } catch (error) { /* no storage, or not JSON: use the defaults */
      return {};
    }
  }

  function language() {
    var wanted = [settings().language].concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < wanted.length; i++) {
      var code = typeof wanted[i] === "string" ? wanted[i].slice(0, 2).toLowerCase() : "";
      if (TEXTS.hasOwnProperty(code)) return code;
    }
    return "en";
  }

  /* What web/browser/tab.py does later. */
  function dress() {
    var wanted = settings().theme, fixed = wanted === "day" || wanted === "night";
    root.setAttribute("data-theme", fixed ? wanted : "system");
    var colours = document.querySelectorAll("meta[name=theme-color]");
    for (var i = 0; fixed && i < colours.length; i++) {
      colours[i].setAttribute("media", colours[i].getAttribute("data-of") === wanted ? "all" : "not all");
    }
  }

  /* Too old for what Pyodide, PyScript and the page use? */
  function tooOld() {
    return !("noModule" in document.createElement("script")) || !window.BigInt64Array || !window.structuredClone ||
      !window.ReadableStream || !window.CompressionStream || !browserFetch ||
      !CSS.supports("color", "light-dark(red, red)") || (window.WebAssembly && !WebAssembly.Exception);
  }

  /* Why WebAssembly can't run here, or nothing. */
  function forbidden() {
    if (typeof WebAssembly !== "object") return texts.noWasm;
    try {
      new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
      return "";
    } catch (error) {
      return texts.policy;
    }
  }

  function say(problem, detail, final) {
    if (!built || over) return;
    element("problem").textContent = problem;
    element("detail").textContent = detail || "";
    element("failure").hidden = false;
    element("again").hidden = false;
    if (final) element("loading").hidden = true;
  }

  function fail(detail) {
    var text = String(detail || "").slice(0, 300);
    if (!built) { document.addEventListener("readystatechange", function () { fail(text); }); return; }
    if (failed) return; /* the first reason is the cause of the others */
    failed = true;
    clearTimeout(patience);
    /* The page as one file (tools/single.py) has a plan of what is in it. */
    say(document.getElementById("file-plan") ? texts.damaged : texts.failed, text, true);
  }

  function missing(address) { fail(texts.missing.replace("{name}", short(address))); }

  /* A script that arrived and is none to the browser: the host calls it something else. */
  function unusable(address) {
    if (!/\.m?js$/.test(short(address))) { missing(address); return; }
    browserFetch(address, { method: "HEAD" }).then(function (response) {
      var type = response.headers.get("content-type") || "?";
      if (!response.ok || /javascript/.test(type)) missing(address);
      else fail(mistyped(address, type, "text/javascript"));
    })["catch"](function () { missing(address); });
  }

  function mistyped(address, type, wanted) {
    return texts.type.replace("{name}", short(address)).replace("{type}", type).replace("{wanted}", wanted);
  }

  function short(address) {
    var plain = String(address).replace(/[?#].*$/, "");
    return plain.indexOf(base) === 0 ? plain.slice(base.length) : plain;
  }

  function show() {
    if (!built || over || failed) return;
    clearTimeout(patience);
    patience = setTimeout(function () { say(texts.slow, "", false); }, PATIENCE);
    var done = 0, interpreter = true;
    for (var name in files) {
      done += Math.min(arrived[name] || 0, files[name]);
      if (name.indexOf("vendor/pyodide") === 0 && !(arrived[name] >= files[name])) interpreter = false;
    }
    var share = total ? BYTES * done / total : 0;
    if (awake) share = AWAKE;
    var bar = element("progress");
    if (share > bar.value) bar.value = share;
    element("doing").textContent = awake ? texts.table : interpreter ? texts.starting : texts.loading;
    element("amount").textContent = texts.amount
      .replace("{done}", megabytes(done)).replace("{all}", megabytes(total));
  }

  function megabytes(bytes) { return (bytes / 1e6).toFixed(1).replace(".", texts.point); }

  function count(name, bytes) {
    arrived[name] = Math.max(arrived[name] || 0, bytes);
    show();
  }

  /* Counts the bytes of `response` while the caller reads it. */
  function watch(name, response) {
    var reader = response.clone().body.getReader(), bytes = 0;
    function next(part) {
      if (part.done) return;
      bytes += part.value.length;
      count(name, bytes);
      return reader.read().then(next);
    }
    reader.read().then(next)["catch"](function () { missing(name); });
  }

  /* WebAssembly under its own type, whatever the host calls it: it is compiled while it arrives. */
  function typed(name, response) {
    var type = response.headers.get("content-type") || "";
    if (!/\.wasm$/.test(name) || /^application\/wasm\b/.test(type)) return response;
    return new Response(response.body, { headers: { "content-type": "application/wasm" } });
  }

  function watchFetch() {
    window.fetch = function (request) {
      var address = new URL(request.url || request, location.href).href, name = short(address);
      return browserFetch.apply(window, arguments).then(function (response) {
        if (!files.hasOwnProperty(name) || over) return response;
        if (!response.ok) { missing(name); return response; }
        var sent = typed(name, response);
        watch(name, sent);
        return sent;
      }, function (error) {
        if (!over) missing(address);
        throw error;
      });
    };
  }

  /* Modules and styles are not fetched by code: the browser reports when they have arrived. */
  function watchResources() {
    observer = new PerformanceObserver(function (list) {
      list.getEntries().forEach(function (entry) {
        var name = short(entry.name);
        if (!files.hasOwnProperty(name)) return;
        if (entry.responseStatus >= 400) missing(name); else count(name, files[name]);
      });
    });
    observer.observe({ type: "resource", buffered: true });
  }

  function onError(event) {
    var tag = event.target && event.target.tagName;
    if (tag === "SCRIPT" || tag === "LINK") unusable(event.target.src || event.target.href);
    else if (!tag && event.message && !strange(event.filename)) broke(event.message);
  }

  function onRejection(event) {
    var reason = event.reason;
    if (!strange(reason && reason.stack)) broke(reason && (reason.message || reason));
  }

  /* What went wrong; if a browser says which module it could not use, that. */
  function broke(message) {
    var module = /module/.test(message) && /https?:\/\/\S+\.m?js/.exec(message);
    if (module) unusable(module[0]); else fail(message);
  }

  /* Whether a script of somebody else's failed: an extension of the browser, which runs in every page. */
  function strange(place) { return /-extension:\/\//.test(place || ""); }

  function onAwake() { awake = true; show(); }

  function onDone() {
    if (!root.hasAttribute("data-ready")) fail("web/main.py");
  }

  function listen(change) {
    window[change]("error", onError, true);
    window[change]("unhandledrejection", onRejection);
    document[change]("py:ready", onAwake, true);
    document[change]("py:done", onDone, true);
  }

  function finish() {
    over = true;
    clearTimeout(patience);
    window.fetch = browserFetch;
    observer.disconnect();
    listen("removeEventListener");
    var boot = document.getElementById("boot");
    boot.parentNode.removeChild(boot);
  }

  function build() {
    if (built || document.readyState === "loading") return;
    built = true;
    document.title = texts.title;
    ["name", "what", "unofficial", "again"].forEach(function (name) { element(name).textContent = texts[name]; });
    element("again").addEventListener("click", function () { location.reload(); });
    var hindrance = tooOld() ? texts.old : forbidden();
    if (hindrance) {
      say(hindrance, "", true);
      return;
    }
    element("loading").hidden = false;
    show();
  }

  var code = language();
  texts = TEXTS[code];
  root.lang = code;
  dress();
  document.addEventListener("readystatechange", build);
  if (tooOld() || forbidden()) return;
  giveStandIns();
  files = JSON.parse(element("files").textContent);
  for (var name in files) total += files[name];
  watchFetch();
  watchResources();
  listen("addEventListener");
  new MutationObserver(function (changes, self) {
    if (!root.hasAttribute("data-ready")) return;
    self.disconnect();
    finish();
  }).observe(root, { attributes: true, attributeFilter: ["data-ready"] });
})();
