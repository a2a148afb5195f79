import string from '@adonisjs/core/helpers/string'
import type User from '#app/accounts/models/user'

export interface IndexedPart {
  name: string
  title: string
  /** null for a single object */
  count: number | null
  files: readonly string[]
}

const STYLE = `body{max-width:720px;margin:48px auto;padding:0 20px;background:#faf8f4;color:#1b1916;
font:16px/26px system-ui,sans-serif}h1,h2{font-family:Georgia,serif;font-weight:400}a{color:inherit}
ul{padding-left:20px}.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));
gap:12px;padding:0;list-style:none}img{width:100%;aspect-ratio:3/2;object-fit:cover}`

export function indexPage({ name, handle }: User, parts: readonly IndexedPart[]): string {
  const files = parts.flatMap((part) => part.files)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Your data at vesta</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><h1>Your data at vesta</h1>
<p>${string.escapeHTML(name)} (@${string.escapeHTML(handle)}), as of ${new Date().toUTCString()}</p>
<ul>${parts.map(partLine).join('')}</ul>
${files.length ? `<h2>Pictures</h2><ul class="pictures">${files.map(picture).join('')}</ul>` : ''}
</body></html>
`
}

function partLine({ name, title, count }: IndexedPart): string {
  return `<li><a href="${name}.json">${string.escapeHTML(title)}</a>${count === null ? '' : ` (${count})`}</li>`
}

function picture(path: string): string {
  const source = string.escapeHTML(path)
  return `<li><a href="${source}"><img src="${source}" alt="" loading="lazy"></a></li>`
}
