/* The page without a network: what a person last opened, from `app/kit/offline/seen.ts`. It is made
   here, so that nothing of the site has to be kept for it, and runs no script. */

const SEEN_PREFIX = 'seen-'
const SEEN_ENTRIES = '/offline/seen/'
const OFFLINE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const SEEN_KINDS = [
  ['listing', 'Homes'],
  ['design', 'Designs'],
  ['chat', 'Chats'],
]

async function offlinePage(url) {
  const html = offlineHtml({
    entries: await seenEntries().catch(() => []),
    theme: await chosenTheme(),
    url,
  })
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': OFFLINE_POLICY,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Of the one person who is signed in; of nobody, should there be more. */
async function seenEntries() {
  const names = await seenCaches()
  if (names.length !== 1) return []
  const cache = await caches.open(names[0])
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(SEEN_ENTRIES))
  const answers = await Promise.all(keys.map((key) => cache.match(key)))
  const entries = await Promise.all(answers.filter(Boolean).map((answer) => answer.json()))
  return entries.sort((a, b) => b.seen_at.localeCompare(a.seen_at))
}

async function seenPicture(request) {
  for (const name of await seenCaches()) {
    const kept = await caches.match(request.url, { cacheName: name })
    if (kept) return kept
  }
  return new Response(null, { status: 404 })
}

async function seenCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(SEEN_PREFIX))
}

async function forgetSeen() {
  await Promise.all((await seenCaches()).map((name) => caches.delete(name)))
}

async function chosenTheme() {
  const cookie = await self.cookieStore?.get('theme').catch(() => null)
  return ['light', 'dark'].includes(cookie?.value) ? cookie.value : null
}

function offlineHtml({ entries, theme, url }) {
  const { pathname, search } = new URL(url)
  const asked = entries.find(({ href }) => href === pathname + search)
  const parts = SEEN_KINDS.map(([kind, title]) => {
    const seen = entries.filter((entry) => entry.kind === kind && entry !== asked)
    return seenPart(kind, title, seen.map((entry) => seenItem(entry)))
  }).join('')
  return `<!DOCTYPE html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>You’re offline - vesta</title>
<style>${OFFLINE_STYLE}</style>
</head>
<body>
<main>
<p class="mark"><a href="/">vesta</a></p>
<h1>You’re offline</h1>
<p class="quiet">${offlineWords(asked, entries)}</p>
<p><a class="again" href="${escapeHtml(url)}">Try again</a></p>
${asked ? seenPart('asked', 'As you last saw it', [seenItem(asked, true)]) : ''}
${parts}
</main>
</body>
</html>`
}

function offlineWords(asked, entries) {
  if (asked) return 'It may have changed since you last saw it.'
  return entries.length
    ? 'Here is what you last opened on this device.'
    : 'Homes, designs and chats that you open while signed in can be seen here without a network.'
}

function seenPart(id, title, items) {
  if (!items.length) return ''
  return `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><ul>${items.join('')}</ul></section>`
}

function seenItem({ kind, key, title, note, lines, href, has_picture: hasPicture, seen_at: seenAt }, isOpen = false) {
  const path = `${kind}/${encodeURIComponent(key)}`
  const picture = hasPicture ? `<img src="/offline/pictures/${path}" alt="">` : ''
  const text = lines.map((line) => `<p dir="auto">${escapeHtml(line)}</p>`).join('')
  return `<li><details${isOpen ? ' open' : ''}><summary>${picture}<span class="words"><span class="title" dir="auto">${escapeHtml(title)}</span>${note ? `<span class="quiet" dir="auto">${escapeHtml(note)}</span>` : ''}<span class="quiet">${escapeHtml(seenWhen(seenAt))}</span></span></summary><div class="more">${picture}${text}<p><a href="${escapeHtml(href)}">Open when you’re back online</a></p></div></details></li>`
}

function seenWhen(iso) {
  const seenAt = new Date(iso)
  const isToday = seenAt.toDateString() === new Date().toDateString()
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: isToday ? undefined : 'medium', timeStyle: 'short' })
  return `Seen ${isToday ? 'today at ' : ''}${format.format(seenAt)}`
}

function escapeHtml(text) {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const OFFLINE_DARK =
  '--canvas:#100f0d;--ink:#f2ede4;--muted:#b5aea2;--line:#2e2a25;--raised:#211e1a;--brass:#cfae6e;--on-brass:#17130b;color-scheme:dark'

const OFFLINE_STYLE = `
:root{--canvas:#faf8f4;--ink:#1b1916;--muted:#5f5a52;--line:#e4ded4;--raised:#f3efe8;--brass:#7c5e26;--on-brass:#fff;color-scheme:light}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${OFFLINE_DARK}}}
[data-theme=dark]{${OFFLINE_DARK}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:15px/24px system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:20px 20px 64px;padding-top:calc(20px + env(safe-area-inset-top))}
h1,h2{margin:0;font-family:Georgia,serif;font-weight:400;line-height:1.15}
h1{margin-top:40px;font-size:36px}
.mark{margin:0}
.mark a{padding:8px 0;color:var(--ink);font:28px/1 Georgia,serif;text-decoration:none}
h2{margin-top:40px;font-size:22px}
p{margin:12px 0 0;overflow-wrap:anywhere}
a{color:var(--brass);text-underline-offset:3px;display:inline-block;min-height:24px}
.again{margin-top:12px;padding:10px 20px;border-radius:2px;font-weight:500;background:var(--brass);color:var(--on-brass);text-decoration:none}
.quiet{color:var(--muted)}
ul{list-style:none;margin:12px 0 0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
summary{display:flex;gap:16px;align-items:center;min-height:44px;padding:12px 0;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:'';flex:none;width:8px;height:8px;margin:0 6px;border:solid var(--muted);border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}
[open]>summary::after{transform:rotate(225deg)}
summary img{flex:none;width:84px;height:56px;object-fit:cover;border-radius:2px;background:var(--raised)}
.words{flex:1;min-width:0;display:block}
.words span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
summary .title{font-weight:500}
.words .quiet{font-size:13px;line-height:20px}
[open]>summary img{display:none}
.more{padding:0 0 20px}
.more img{display:block;width:100%;height:auto;border-radius:6px}
:focus-visible{outline:2px solid var(--brass);outline-offset:2px}
`
