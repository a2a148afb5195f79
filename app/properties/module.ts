import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { dropListingInvitationsTo } from '#app/properties/invitations/invite_to_listing'
import { exportPart } from '#app/accounts/exports/export_parts'
import { exportInvitations } from '#app/properties/invitations/find_invitations'
import { listPriceLevel } from '#app/properties/lists/list_price_level'
import { listHomesOfPeople } from '#app/properties/lists/list_homes_of_people'
import { memberWork } from '#app/society/member_work'
import { listHomePictures } from '#app/properties/lists/list_seen_properties'
import { exportListings } from '#app/properties/lists/list_own_properties'
import { findListingReason } from '#app/properties/find_listing_reason'
import { exportSavedHomes } from '#app/properties/saving/find_saved_homes'
import { signInReason } from '#app/accounts/sign_in/sign_in_reasons'
import { exportDocuments } from '#app/properties/documents/find_documents'
import AccountDeleted from '#app/accounts/deletion/account_deleted'
import { listen } from '#app/kernel/modules/listen'
import { propertyPolicy, editorIn } from '#app/properties/property_policy'
import { coinWay } from '#app/ledger/coin_ways'
import { noticePicture } from '#app/notifications/notice_pictures'
import { notificationKind } from '#app/notifications/notification_kinds'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { readsBody } from '#app/kernel/http/leaves_body_to_route'
import { fileServer } from '#app/kernel/http/file_servers'
import { needsNoToken } from '#app/kernel/security/untokened_routes'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { anyImageKeeper } from '#app/media/image_keepers'
import { imagePurpose } from '#app/media/image_purposes'
import { reportable } from '#app/moderation/reportable_registry'
import { releaseListings, settleDeparture, takeDownShared } from '#app/properties/release_listings'
import { takeDownListing } from '#app/properties/publishing/publish_property'
import { reasonToKeepListingImage } from '#app/properties/arrange_images'
import { channel } from '#app/realtime/authorization/channel_registry'
import { marketFacts } from '#app/places/markets/market_facts'
import { marketTab } from '#app/places/markets/market_tabs'
import { profileTab } from '#app/profiles/profile_tabs'
import {
  countMarketProperties,
  countUserProperties,
  findMarketListingsStamp,
  findUserListingsStamp,
  countTeamProperties,
} from '#app/properties/lists/list_public_properties'
import { findPropertyStamp } from '#app/properties/public_page/find_standing'
import { findReportableListing } from '#app/properties/find_listing_sight'
import {
  teamProperties,
  marketProperties,
  profileProperties,
} from '#app/properties/lists/property_tabs'
import { webhookEvent } from '#app/webhooks/webhook_events'
import { teamTab } from '#app/teams/team_tabs'
import { teamDeletionStep, teamDepartureStep } from '#app/teams/team_steps'
import { sitemapPart } from '#app/common/sitemap_parts'

export default defineModule({
  name: 'properties',
  floor: 9,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'listings', title: 'Listings', read: exportListings }),
    exportPart({
      name: 'listing_invitations',
      title: 'Invitations to listings',
      read: exportInvitations,
    }),
    exportPart({ name: 'saved_homes', title: 'Saved homes', read: exportSavedHomes }),
    reportable('listing', findReportableListing, (id, trx) => takeDownListing({ trx }, id)),
    exportPart({ name: 'documents', title: 'Documents', read: exportDocuments }),
    coinWay('first_listing', {
      coins: 25,
      label: 'Publish your first listing',
      reason: 'You published your first listing',
      url: '/build',
      isFor: propertyPolicy.create,
    }),
    noticePicture('property', listHomePictures),
    notificationKind('document_request', {
      label: 'Requests for your documents',
      icon: 'document',
      topic: 'work',
      channels: ['in_app', 'email', 'push'],
      text: ({ document, home }) => `asked for “${document}” of ${home}`,
    }),
    notificationKind('document_access', {
      label: 'Documents you asked for',
      icon: 'document',
      topic: 'homes',
      channels: ['in_app', 'email', 'push'],
      text: ({ document, home }) => `You can now download “${document}” of ${home}`,
    }),
    listen(AccountDeleted, () => import('#app/properties/documents/remove_documents_listener')),
    schedule(
      'documents:sweep',
      '1h',
      () => import('#app/properties/documents/sweep_documents_job')
    ),
    reservedHandles('build documents feeds properties search templates'),
    fieldNames({
      'available_from': 'day from which it is available',
      'address': 'street and number',
      'address_line_2': 'apartment or suite',
      'alt': 'alt text',
      'city': 'town',
      'component_order': 'order of the page',
      'country_code': 'country',
      'featured_image': 'cover photo',
      'images': 'photos',
      'is_private': 'whether the listing is private',
      'is_public': 'whether everybody sees the document',
      'offered_for': 'sale or rent',
      'lot_area': 'land area',
      'state': 'region or state',
      'property_slug': 'listing',
      'seen': 'earlier values',
      'publish': 'whether to publish',
      'property.type': 'property type',
      'zip': 'postal code',
    }),
    signInReason(findListingReason),
    readsBody(
      '/api/properties/:slug/documents',
      '/api/properties/:slug/plan-pages',
      '/api/properties/:slug/plan-pictures'
    ),
    // A page from a cache has no token.
    needsNoToken(
      '/api/properties/:slug/views',
      '/api/properties/:slug/sights',
      '/api/properties/:slug/shares'
    ),
    fileServer(() => import('#app/properties/documents/serve_document_files_middleware')),
    deletionStep({ run: dropListingInvitationsTo }),
    deletionStep({ run: takeDownShared }),
    teamDeletionStep(({ team, ...deletion }, trx) =>
      releaseListings({ trx }, { teamId: team.id, ...deletion })
    ),
    teamDepartureStep(({ team, ...departure }, trx) =>
      settleDeparture({ trx }, { teamId: team.id, ...departure })
    ),
    webhookEvent('property.published', { label: 'Listing published', isForTeams: true }),
    webhookEvent('property.unpublished', { label: 'Listing taken offline', isForTeams: true }),
    sitemapPart(
      'homes',
      `select id, '/properties/' || slug as path, updated_at as changed_at from properties
       where status = 'publish' and not is_private`
    ),
    channel('presence-listing', editorIn),
    schedule('properties:viewers', '1h', () => import('#app/properties/views/forget_viewers_job')),
    cachedPage('/properties/:slug', findPropertyStamp),
    marketFacts(10, listPriceLevel),
    memberWork(10, listHomesOfPeople),
    marketTab({
      name: 'properties',
      order: 5,
      count: countMarketProperties,
      open: marketProperties,
      stamp: findMarketListingsStamp,
    }),
    teamTab({
      name: 'properties',
      order: 10,
      count: countTeamProperties,
      open: teamProperties,
    }),
    profileTab({
      name: 'properties',
      order: 10,
      count: countUserProperties,
      open: profileProperties,
      stamp: findUserListingsStamp,
    }),
    imagePurpose('floor_plan'),
    // Owners may attach any image of theirs to a listing, whatever it was uploaded for.
    anyImageKeeper(reasonToKeepListingImage),
  ],
  stop: async () => {
    const { visitCounter } = await import('#app/properties/views/visit_counter')
    await visitCounter.flush()
  },
})

declare module '#app/media/image_purposes' {
  interface ImagePurposes {
    floor_plan: true
  }
}
