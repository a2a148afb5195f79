import { createHash } from 'node:crypto'

export interface PlainError {
  status: number
  message: string
  requestId: string | null
}

const STYLE = `
:root{color-scheme:light dark;--canvas:#faf8f4;--ink:#1b1916;--muted:#5f5a52;--line:#e4ded4;--brass:#7c5e26}
@media(prefers-color-scheme:dark){:root{--canvas:#100f0d;--ink:#f2ede4;--muted:#b5aea2;--line:#2e2a25;--brass:#cfae6e}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;padding:28px 20px;background:var(--canvas);color:var(--ink);font:15px/24px system-ui,sans-serif}
@media(min-width:768px){body{padding:28px 48px}}
a{color:inherit}
.mark{font:26px/1 Georgia,serif;letter-spacing:-.02em;text-decoration:none}
main{margin:auto 0;padding:64px 0;max-width:36rem}
h1{font:400 clamp(36px,8vw,64px)/1.08 Georgia,serif;letter-spacing:-.01em}
p{margin-top:20px;color:var(--muted)}
.on{display:inline-block;margin-top:32px;padding:10px 20px;border:1px solid var(--line);border-radius:2px;text-decoration:none}
:focus-visible{outline:2px solid var(--brass);outline-offset:2px}
small{color:var(--muted)}
`

export const PLAIN_PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** Needs no database, template, script or other file. */
export function plainErrorPage({ status, message, requestId }: PlainError): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${status} - vesta</title>
<style>${STYLE}</style>
</head>
<body>
<a class="mark" href="/">vesta</a>
<main>
<h1>${status >= 500 ? 'This is our fault' : 'That didn’t work'}</h1>
<p>${escape(message)}</p>
<a class="on" href="">Try again</a>
</main>
<small>${status}${requestId ? ` · ${escape(requestId)}` : ''}</small>
</body>
</html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
