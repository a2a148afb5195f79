import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { listSitemapPaths } from '#app/common/sitemap_parts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import {
  SITEMAP_SECONDS,
  listSitemapEntries,
  listSitemapPages,
} from '#app/site/sitemaps/list_sitemaps'
import { LEGAL_PAGES } from '#app/site/legal/find_legal_page'
import { keptSitemap, sitemapIndexXml, sitemapXml } from '#app/site/sitemaps/sitemap_xml'

const PAGES = [
  '/',
  '/search',
  '/designs',
  '/designs/gallery',
  '/redesign-your-interior',
  '/about',
  '/contact',
  '/developers',
  ...LEGAL_PAGES.map((name) => `/${name}`),
]

export default class SitemapsController {
  async index(ctx: HttpContext) {
    return this.#send(ctx, 'index', async () => {
      const pages = await listSitemapPages()
      const sitemaps = pages.map(({ name, page, changedAt }) => ({
        path: `/sitemaps/${name}-${page}.xml`,
        changedAt,
      }))
      return sitemapIndexXml(
        [{ path: '/sitemaps/pages-1.xml', changedAt: null }, ...sitemaps],
        appUrl
      )
    })
  }

  async show(ctx: HttpContext) {
    const file: string = ctx.params.file
    const [name, page] = file.replace('.xml', '').split('-')
    return this.#send(ctx, file, async () => {
      const entries =
        name === 'pages' && page === '1'
          ? [...PAGES, ...(await listSitemapPaths())].map((path) => ({ path, changedAt: null }))
          : await listSitemapEntries(name, Number(page))
      if (!entries.length) throw HttpError.notFound()
      return sitemapXml(entries, appUrl)
    })
  }

  robots({ response }: HttpContext) {
    response.header('content-type', 'text/plain; charset=utf-8')
    return `User-agent: *\nDisallow: /api/\nDisallow: /shared/*/\n\nSitemap: ${appUrl}/sitemap.xml\n`
  }

  async #send({ response }: HttpContext, name: string, make: () => Promise<string>) {
    const xml = await keptSitemap(name, make)
    response.header('content-type', 'application/xml; charset=utf-8')
    response.header('cache-control', `public, max-age=${SITEMAP_SECONDS}`)
    return xml
  }
}
