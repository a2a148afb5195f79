/** How much the visitors of a page count: where most begin, elsewhere in public, and behind sign-in. */
const ENTRANCE = 8
const PUBLIC = 4
const SIGNED_IN = 1

const VISITORS: Readonly<Record<string, number>> = {
  'site/ui/welcome_page.tsx': ENTRANCE,
  'search/ui/for/properties/search_page.tsx': ENTRANCE,
  'properties/public_page/ui/show_page.tsx': ENTRANCE,
  'site/ui/about_page.tsx': PUBLIC,
  'site/ui/redesign_page.tsx': PUBLIC,
  'accounts/ui/login_page.tsx': PUBLIC,
  'accounts/ui/register_page.tsx': PUBLIC,
  'profiles/ui/show_page.tsx': PUBLIC,
  'teams/ui/show_page.tsx': PUBLIC,
  'places/markets/ui/market_page.tsx': PUBLIC,
  'designs/gallery/ui/index_page.tsx': PUBLIC,
  'designs/gallery/ui/gallery_page.tsx': PUBLIC,
  'designs/sharing/ui/shared_page.tsx': PUBLIC,
  'journals/ui/show_page.tsx': PUBLIC,
  'spots/ui/show_page.tsx': PUBLIC,
  'wiki/ui/article_page.tsx': PUBLIC,
}

/** @throws Error where a page of the list is no more */
export function weighPages(paths: readonly string[]): Map<string, number> {
  const gone = Object.keys(VISITORS).find((page) => !paths.some((path) => isAt(path, page)))
  if (gone) throw new Error(`page_visitors.ts lists ${gone}, which is no page`)
  return new Map(paths.map((path) => [path, visitorsOf(path)]))
}

function visitorsOf(path: string): number {
  const page = Object.keys(VISITORS).find((one) => isAt(path, one))
  return page ? VISITORS[page] : SIGNED_IN
}

function isAt(path: string, page: string): boolean {
  return path.endsWith(`/app/${page}`)
}
