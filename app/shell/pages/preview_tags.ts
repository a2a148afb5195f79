import { appName, appUrl } from '#config/app'
import { CARD_HEIGHT, CARD_WIDTH } from '#app/kit/share/card_size'

interface RenderedPage {
  /** elements of the page's head, if it was rendered on the server */
  ssrHead?: string[]
}

/** What link previews need and a page’s own head doesn’t say: its title and the site’s picture. */
export function previewTags({ ssrHead = [] }: RenderedPage): string {
  const head = ssrHead.join('')
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? appName
  const tags: [name: string, content: string][] = [
    ['og:site_name', appName],
    ['og:title', title.replaceAll('"', '&quot;')],
    ...(head.includes('"og:image"') ? [] : SITE_CARD),
  ]
  const missing = tags.filter(([name]) => !head.includes(`"${name}"`))
  return [
    ...missing.map(([name, content]) => `<meta property="${name}" content="${content}">`),
    ...(head.includes('"twitter:card"')
      ? []
      : ['<meta name="twitter:card" content="summary_large_image">']),
  ].join('')
}

const SITE_CARD: [name: string, content: string][] = [
  ['og:image', `${appUrl}/cards/pages/site.jpg`],
  ['og:image:type', 'image/jpeg'],
  ['og:image:width', String(CARD_WIDTH)],
  ['og:image:height', String(CARD_HEIGHT)],
  ['og:image:alt', appName],
]
