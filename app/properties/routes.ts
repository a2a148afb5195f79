import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { NEW_LISTING_LIMITS, VISIT_LIMITS } from '#app/properties/property_limits'
import { PLAN_PAGE_LIMITS } from '#app/properties/plan_pages/plan_page_limits'
import { rowId, rowUuid } from '#app/common/http/row_id'

const { Properties } = controllers.properties
const { BulkListings } = controllers.properties.bulk
const { PropertyCards } = controllers.properties.cards
const { DocumentRequests, Documents } = controllers.properties.documents
const { InvitationDoors, ListingInvitations } = controllers.properties.invitations
const { PropertyAnalytics } = controllers.properties.figures
const { ListingFeeds } = controllers.properties.feeds
const { OwnProperties, ListedProperties } = controllers.properties.lists
const { Components } = controllers.properties.parts
const { PlanPages } = controllers.properties.planPages
const { PropertyPages, Resources } = controllers.properties.publicPage
const { Publications } = controllers.properties.publishing
const { SavedProperties } = controllers.properties.saving
const { GuestSights } = controllers.properties.sights
const { Templates } = controllers.properties.templates
const { PropertyViews } = controllers.properties.views

/** Another module answers `/api/properties/export`. */
const NOT_EXPORT = /^(?!export$)/

router.get('/templates', [Templates, 'index'])
router.get('/templates/start', [Templates, 'start']).use(middleware.auth())
router.get('/properties/:slug', [PropertyPages, 'show'])
router.get('/properties/:slug/print', [PropertyPages, 'print'])
router.get('/properties/:slug/edit', [PropertyPages, 'edit']).use(middleware.auth())
router.get('/properties/:slug/card.jpg', [PropertyCards, 'show'])
router.get('/feeds/markets/:file', [ListingFeeds, 'ofMarket']).where('file', /^[\w-]+\.atom$/)
router.get('/feeds/realtors/:file', [ListingFeeds, 'ofRealtor']).where('file', /^[\w.]+\.atom$/)
router.get('/i/:token', [InvitationDoors, 'show'])
router.get('/properties/:slug/documents', [DocumentRequests, 'show']).use(middleware.auth())
router
  .get('/documents/:document', [Documents, 'download'])
  .as('document_downloads.show')
  .where('document', rowUuid)
router.get('/properties/:slug/save', [SavedProperties, 'show']).use(middleware.auth())

router
  .group(() => {
    router
      .group(() => {
        router.post('/properties', [Properties, 'store']).use(middleware.limit(NEW_LISTING_LIMITS))
        router.post('/properties/bulk/duplicate', [BulkListings, 'duplicate'])
        router
          .post('/properties/bulk/status', [BulkListings, 'changeStatus'])
          .use(middleware.ability('update'))
        router
          .post('/properties/bulk/price', [BulkListings, 'changePrice'])
          .use(middleware.ability('update'))
        router
          .post('/properties/bulk/team', [BulkListings, 'move'])
          .use(middleware.ability('update'))
        router.delete('/properties/bulk/copies', [BulkListings, 'discardCopies'])
        router.get('/properties/dashboard/realtor', [OwnProperties, 'dashboard'])
        router
          .get('/properties/:publish/paginate/:count', [OwnProperties, 'index'])
          .where('count', router.matchers.number())
        router.get('/properties/saved', [SavedProperties, 'index'])
        router.post('/properties/:slug/save', [SavedProperties, 'store'])
        router.delete('/properties/:slug/save', [SavedProperties, 'destroy'])
        router.post('/properties/:slug', [Properties, 'update']).use(middleware.ability('update'))
        router
          .post('/properties/:slug/publish', [Publications, 'update'])
          .use(middleware.ability('update'))
        router
          .post('/properties/:slug/duplicate', [Properties, 'duplicate'])
          .as('duplicates.store')
          .use(middleware.limit(NEW_LISTING_LIMITS))
        router.get('/properties/:slug/analytics', [PropertyAnalytics, 'show'])
        router.get('/properties/:slug/invitations', [ListingInvitations, 'index'])
        router.post('/properties/:slug/invitations', [ListingInvitations, 'store'])
        router
          .delete('/properties/:slug/invitations/:id', [ListingInvitations, 'destroy'])
          .where('id', rowId)
        router
          .get('/properties/:slug/invitations/:id/sights', [GuestSights, 'index'])
          .where('id', rowId)
        router
          .post('/properties/:slug/images/:id', [Properties, 'describeImage'])
          .as('property_images.update')
          .use(middleware.ability('update'))
          .where('id', rowId)
        router.get('/properties/:slug/documents', [Documents, 'index'])
        router.post('/properties/:slug/documents', [Documents, 'store'])
        router
          .post('/properties/:slug/plan-pages', [PlanPages, 'preview'])
          .use(middleware.limit(PLAN_PAGE_LIMITS))
        router
          .post('/properties/:slug/plan-pictures', [PlanPages, 'store'])
          .use(middleware.limit(PLAN_PAGE_LIMITS))
        router.patch('/documents/:document', [Documents, 'update']).where('document', rowUuid)
        router.delete('/documents/:document', [Documents, 'destroy']).where('document', rowUuid)
        router
          .post('/documents/:document/requests', [DocumentRequests, 'store'])
          .where('document', rowUuid)
        router.patch('/document-requests/:id', [DocumentRequests, 'update']).where('id', rowId)
        router
          .post('/properties/:slug/animations', [Templates, 'animate'])
          .as('animations.update')
          .use(middleware.ability('update'))
        router
          .post('/component/:id', [Components, 'update'])
          .use(middleware.ability('update'))
          .where('id', router.matchers.number())
      })
      .use(middleware.auth())

    router
      .get('/markets/:id/properties', [ListedProperties, 'ofMarket'])
      .as('market_properties.index')
      .where('id', rowId)
    router
      .get('/teams/:id/properties', [ListedProperties, 'ofTeam'])
      .as('team_properties.index')
      .where('id', rowId)
    router
      .get('/users/:id/properties', [ListedProperties, 'ofUser'])
      .as('user_properties.index')
      .where('id', rowId)
    router.get('/properties/:slug', [Properties, 'show']).where('slug', NOT_EXPORT)
    router
      .post('/properties/:slug/views', [PropertyViews, 'store'])
      .use(middleware.limit(VISIT_LIMITS))
    router
      .post('/properties/:slug/sights', [GuestSights, 'store'])
      .use(middleware.limit(VISIT_LIMITS))
    router
      .post('/properties/:slug/shares', [PropertyViews, 'share'])
      .as('property_shares.store')
      .use(middleware.limit(VISIT_LIMITS))
    router.get('/properties/:slug/component/:type', [Components, 'show'])
    router.get('/property/:slug/resources', [Resources, 'show'])
    router.get('/property/:slug/featured-image', [Resources, 'featuredImage'])
  })
  .prefix('/api')
  .as('api')
