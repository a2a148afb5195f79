import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'
import { CAMPAIGN_STOP, MAIL_BOUNCES } from '#app/farm/campaigns/campaign_links'

const { Areas, FarmPages } = controllers.farm.areas
const {
  CampaignClicks,
  CampaignPages,
  CampaignSendings,
  CampaignStops,
  Campaigns,
  MailBounces,
  Senders,
} = controllers.farm.campaigns
const { ContactExports, ContactPages, Contacts, ContactsChanges, Segments } =
  controllers.farm.contacts
const { Forms, SignUps } = controllers.farm.forms
const { Gifts, ReceivedGifts } = controllers.farm.gifts
const { ContactImports, LeadImportPages } = controllers.farm.imports
const { OpenHouseCalendars, OpenHousePages, OpenHouseSigns, OpenHouses } =
  controllers.farm.openHouses
const {
  OpenHouseConsents,
  OpenHouseDesks,
  OpenHousePasses,
  OpenHouseRegistrations,
  OpenHouseVisitors,
} = controllers.farm.visitors

/** The first path segment of a profile: `@ava`. */
const AT_HANDLE = {
  match: /^@[a-z][\w.]{2,29}$/i,
  cast: (value: string) => value.slice(1).toLowerCase(),
}

router.get('/gifts/:token', [ReceivedGifts, 'show'])
router.post('/gifts/:token/claim', [ReceivedGifts, 'store']).as('gifts.claim')
router
  .group(() => {
    router.get('/farm/gifts', [Gifts, 'show'])
    router.get('/api/farm/gifts/catalogue', [Gifts, 'catalogue']).as('api.gifts.catalogue')
    router.get('/api/farm/gifts', [Gifts, 'index']).as('api.gifts.index')
    router.post('/api/farm/gifts', [Gifts, 'store']).as('api.gifts.store')
    router
      .delete('/api/farm/gifts/:id', [Gifts, 'destroy'])
      .where('id', rowId)
      .as('api.gifts.destroy')
  })
  .use(middleware.auth())

router
  .get('/open-houses/:file', [OpenHouseCalendars, 'show'])
  .where('file', { match: /^[\w-]+\.ics$/ })
router.get('/:handle/open-houses.ics', [OpenHouseCalendars, 'feed']).where('handle', AT_HANDLE)
router
  .group(() => {
    router.get('/', [OpenHousePages, 'show'])
    router.get('/register', [OpenHouseRegistrations, 'show'])
    router
      .post('/register', [OpenHouseRegistrations, 'store'])
      .as('api.open_house_registrations.store')
    router.get('/pass/:pass', [OpenHousePasses, 'show'])
    router.post('/pass/:pass/withdraw', [OpenHousePasses, 'withdraw'])
    router.post('/pass/:pass/answer', [OpenHousePasses, 'answer'])
    router.get('/consent/:code', [OpenHouseConsents, 'show'])
    router.post('/consent/:code', [OpenHouseConsents, 'store'])
  })
  .prefix('/open-houses/:slug')

router
  .group(() => {
    router.get('/farm/open-houses', [OpenHousePages, 'index'])
    router.get('/open-houses/:slug/desk', [OpenHouseDesks, 'show'])
    router.get('/open-houses/:slug/sign', [OpenHouseSigns, 'show'])
    router
      .get('/open-houses/:slug/sign/:paper', [OpenHouseSigns, 'pdf'])
      .where('paper', { match: /^(a4|letter)\.pdf$/ })

    router
      .group(() => {
        router.get('/', [OpenHouses, 'index'])
        router.post('/', [OpenHouses, 'store'])
        router.patch('/:id', [OpenHouses, 'update']).where('id', rowId)
        router.delete('/:id', [OpenHouses, 'destroy']).where('id', rowId)
        router.get('/:id/visitors', [OpenHouseVisitors, 'index']).where('id', rowId)
        router.post('/:id/visitors', [OpenHouseVisitors, 'store']).where('id', rowId)
        router
          .post('/:id/visitors/:visitorId/check-in', [OpenHouseVisitors, 'checkIn'])
          .use(middleware.ability('update'))
          .where('id', rowId)
          .where('visitorId', rowId)
      })
      .prefix('/api/open-houses')
      .as('api')
  })
  .use(middleware.auth())

router.get('/join/:slug', [SignUps, 'show'])
router.post('/join/:slug', [SignUps, 'store'])
router.get('/join/:slug/confirm/:token', [SignUps, 'review'])
router.post('/join/:slug/confirm/:token', [SignUps, 'confirm'])

router
  .group(() => {
    router.get('/farm', [FarmPages, 'show'])
    router.get('/farm/emails', [ContactPages, 'show'])
    router.get('/dashboard/leads/import', [LeadImportPages, 'show'])
    router.post('/api/leads/previews', [ContactImports, 'preview']).as('api.lead_imports.preview')
    router.post('/api/leads/imports', [ContactImports, 'store']).as('api.lead_imports.store')
    router.get('/farm/imports/:id', [ContactImports, 'page']).where('id', rowId)
    router.get('/farm/forms/:id/poster', [Forms, 'poster']).where('id', rowId)
  })
  .use(middleware.auth())

router
  .group(() => {
    router.get('/areas', [Areas, 'index'])
    router.post('/areas', [Areas, 'store'])
    router.patch('/areas/:id', [Areas, 'update']).where('id', rowId)
    router.delete('/areas/:id', [Areas, 'destroy']).where('id', rowId)
    router
      .get('/areas/:id/activity', [Areas, 'activities'])
      .as('area_activities.show')
      .where('id', rowId)

    router.get('/contacts', [Contacts, 'index'])
    router.post('/contacts', [Contacts, 'store'])
    router.post('/contacts/changes', [ContactsChanges, 'store']).use(middleware.ability('update'))
    router.get('/contacts/export', [ContactExports, 'show'])
    router.get('/contacts/consents', [ContactExports, 'consents'])
    router.patch('/contacts/:id', [Contacts, 'update']).where('id', rowId)
    router.delete('/contacts/:id', [Contacts, 'destroy']).where('id', rowId)
    router
      .delete('/contacts/:id/bounce', [Contacts, 'liftBounce'])
      .as('contact_bounces.destroy')
      .where('id', rowId)
    router
      .get('/contacts/:id/consents', [ContactExports, 'consents'])
      .where('id', rowId)
      .as('contact_exports.consents_of_one')

    router.post('/contacts/previews', [ContactImports, 'preview'])
    router.post('/contacts/imports', [ContactImports, 'store'])
    router.get('/contacts/imports/:id', [ContactImports, 'show']).where('id', rowId)
    router.get('/contacts/imports/:id/report', [ContactImports, 'report']).where('id', rowId)
    router
      .post('/contacts/imports/:id/undo', [ContactImports, 'undo'])
      .as('contact_import_undos.store')
      .use(middleware.ability('update'))
      .where('id', rowId)

    router.get('/segments', [Segments, 'index'])
    router.post('/segments', [Segments, 'store'])
    router.patch('/segments/:id', [Segments, 'update']).where('id', rowId)
    router.delete('/segments/:id', [Segments, 'destroy']).where('id', rowId)

    router.get('/forms', [Forms, 'index'])
    router.post('/forms', [Forms, 'store'])
    router.patch('/forms/:id', [Forms, 'update']).where('id', rowId)
    router.delete('/forms/:id', [Forms, 'destroy']).where('id', rowId)
  })
  .prefix('/api/farm')
  .as('api')
  .use(middleware.auth())

router
  .group(() => {
    router.get('/farm/emails/campaigns', [CampaignPages, 'index'])
    router.get('/farm/emails/campaigns/:id', [CampaignPages, 'show']).where('id', rowId)
    router
      .group(() => {
        router.get('/farm/sender', [Senders, 'show'])
        router.put('/farm/sender', [Senders, 'update'])
        router.get('/farm/campaigns', [Campaigns, 'index'])
        router.post('/farm/campaigns', [Campaigns, 'store'])
        router
          .group(() => {
            router.patch('/', [Campaigns, 'update'])
            router.delete('/', [Campaigns, 'destroy'])
            router.get('/recipients', [Campaigns, 'recipients']).as('campaign_recipients.index')
            router.get('/preview', [Campaigns, 'preview']).as('campaign_previews.show')
            router.post('/test', [CampaignSendings, 'test'])
            router.post('/send', [CampaignSendings, 'store'])
            router.post('/cancel', [CampaignSendings, 'cancel']).use(middleware.ability('update'))
          })
          .prefix('/farm/campaigns/:id')
          .where('id', rowId)
      })
      .prefix('/api')
      .as('api')
  })
  .use(middleware.auth())

router
  .group(() => {
    router.get(CAMPAIGN_STOP, [CampaignStops, 'show'])
    router.post(CAMPAIGN_STOP, [CampaignStops, 'store'])
  })
  .where('id', router.matchers.number())
router.get('/go/:token', [CampaignClicks, 'show']).where('token', /^[\w-]{12}$/)
router
  .get('/go/:token/:recipient', [CampaignClicks, 'own'])
  .where('token', /^[\w-]{12}$/)
  .where('recipient', rowId)
router.post(MAIL_BOUNCES, [MailBounces, 'store']).as('api.mail_bounces.store')
