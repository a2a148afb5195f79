import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { dropInvitationsTo } from '#app/properties/invitations/actions/drop_invitations_to'
import { exportPart } from '#app/accounts/registry/export_parts'
import { exportInvitations } from '#app/properties/exports/export_invitations'
import { exportListings } from '#app/properties/exports/export_listings'
import { findSavingReason } from '#app/properties/saving/queries/find_saving_reason'
import { signInReason } from '#app/accounts/registry/sign_in_reasons'
import { exportSavedHomes } from '#app/properties/saving/exports/export_saved_homes'
import { exportDocuments } from '#app/properties/documents/exports/export_documents'
import AccountDeleted from '#app/accounts/deletion/events/account_deleted'
import { listen } from '#app/kernel/modules/listen'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { coinWay } from '#app/ledger/registry/coin_ways'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { imageKeeper } from '#app/media/deletion/keepers'
import { IMAGE_PURPOSES } from '#app/media/models/image'
import { reportable } from '#app/moderation/registry/reportable_registry'
import { releaseListings } from '#app/properties/actions/release_listings'
import { settleDeparture } from '#app/properties/actions/settle_departure'
import { takeDownListing } from '#app/properties/actions/take_down_listing'
import { reasonToKeepImage } from '#app/properties/policies/reason_to_keep_image'
import { channel } from '#app/realtime/channels/channel_registry'
import { editorIn } from '#app/properties/policies/editor_in'
import { marketTab } from '#app/places/registry/market_tabs'
import { profileTab } from '#app/profiles/registry/profile_tabs'
import { countMarketProperties } from '#app/properties/queries/count_market_properties'
import { countUserProperties } from '#app/properties/queries/count_user_properties'
import { findMarketListingsStamp } from '#app/properties/queries/find_market_listings_stamp'
import { findPropertyStamp } from '#app/properties/queries/find_property_stamp'
import { findReportableListing } from '#app/properties/queries/find_reportable_listing'
import { findUserListingsStamp } from '#app/properties/queries/find_user_listings_stamp'
import { countTeamProperties } from '#app/properties/queries/list_team_properties'
import { teamProperties } from '#app/properties/transformers/team_properties'
import { marketProperties } from '#app/properties/transformers/market_properties'
import { profileProperties } from '#app/properties/transformers/profile_properties'
import { webhookEvent } from '#app/webhooks/registry/webhook_events'
import { teamTab } from '#app/teams/registry/team_tabs'
import { teamDeletionStep, teamDepartureStep } from '#app/teams/registry/team_steps'
import { sitemapPart } from '#app/common/sitemap/sitemap_parts'

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
    notificationKind('document_request', {
      label: 'Requests for your documents',
      channels: ['in_app', 'email', 'push'],
      text: ({ document, home }) => `asked for “${document}” of ${home}`,
    }),
    notificationKind('document_access', {
      label: 'Documents you asked for',
      channels: ['in_app', 'email', 'push'],
      text: ({ document, home }) => `You can now download “${document}” of ${home}`,
    }),
    listen(AccountDeleted, () => import('#app/properties/documents/listeners/remove_documents')),
    schedule(
      'documents:sweep',
      '1h',
      () => import('#app/properties/documents/jobs/sweep_documents')
    ),
    reservedHandles('build documents properties search templates'),
    fieldNames({
      'address': 'street and number',
      'address_line_2': 'apartment or suite',
      'alt': 'alt text',
      'city': 'town',
      'component_order': 'order of the page',
      'country_code': 'country',
      'featured_image': 'cover photo',
      'images': 'photos',
      'is_private': 'private listing',
      'lot_area': 'land area',
      'state': 'region or state',
      'property.type': 'property type',
      'zip': 'postal code',
    }),
    signInReason(findSavingReason),
    deletionStep({ run: dropInvitationsTo }),
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
    schedule('properties:viewers', '1h', () => import('#app/properties/jobs/forget_viewers')),
    cachedPage('/properties/:slug', findPropertyStamp),
    marketTab({
      name: 'properties',
      order: 20,
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
    // Owners may attach any image of theirs to a listing, whatever it was uploaded for.
    ...IMAGE_PURPOSES.map((purpose) => imageKeeper(purpose, reasonToKeepImage)),
  ],
  stop: async () => {
    const { visitCounter } = await import('#app/properties/views/visit_counter')
    await visitCounter.flush()
  },
})
