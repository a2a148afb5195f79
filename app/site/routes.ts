import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { LEGAL_PAGES } from '#app/site/legal/find_legal_page'

router.get('/', [controllers.site.Welcome, 'show'])
router.get('/about', [controllers.site.About, 'show'])
router.get('/redesign-your-interior', [controllers.site.Redesign, 'show'])
router.get('/contact', [controllers.site.contact.Contact, 'show'])
router.post('/contact', [controllers.site.contact.Contact, 'store'])
router.get('/enter', [controllers.site.Entrances, 'show']).use(middleware.auth())

router
  .get('/share-photo', [controllers.site.sharedPhotos.SharedPhotos, 'show'])
  .use(middleware.auth())
router.post('/share-photo', [controllers.site.sharedPhotos.SharedPhotos, 'store'])
router
  .get('/cards/:kind/:file', [controllers.site.cards.Cards, 'show'])
  .where('kind', /^[a-z]+$/)
  .where('file', /^[\w.-]+\.jpg$/)

router.get('/.well-known/security.txt', [controllers.site.wellKnown.WellKnown, 'security'])
router.get('/.well-known/change-password', [controllers.site.wellKnown.WellKnown, 'changePassword'])
router.get('/opensearch.xml', [controllers.site.wellKnown.WellKnown, 'search'])
router.get('/robots.txt', [controllers.site.sitemaps.Sitemaps, 'robots'])
router.get('/sitemap.xml', [controllers.site.sitemaps.Sitemaps, 'index'])
router
  .get('/sitemaps/:file', [controllers.site.sitemaps.Sitemaps, 'show'])
  .where('file', /^[a-z_]+-[1-9]\d{0,4}\.xml$/)

router.get('/dev/mails', [controllers.site.DevMails, 'index'])
router.get('/dev/mails/:id', [controllers.site.DevMails, 'show']).where('id', /^[\w-]+$/)

for (const name of LEGAL_PAGES) {
  router.get(`/${name}`, [controllers.site.legal.Legal, 'show']).as(`legal.${name}`)
}
