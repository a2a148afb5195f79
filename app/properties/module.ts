import { exportPart } from '#app/accounts/registry/export_parts'
import { exportListings } from '#app/properties/exports/export_listings'
import { exportSavedHomes } from '#app/properties/saving/exports/export_saved_homes'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { imageKeeper } from '#app/media/deletion/keepers'
import { IMAGE_PURPOSES } from '#app/media/models/image'
import { releaseListings } from '#app/properties/actions/release_listings'
import { settleDeparture } from '#app/properties/actions/settle_departure'
import { reasonToKeepImage } from '#app/properties/policies/reason_to_keep_image'
import { marketTab } from '#app/places/registry/market_tabs'
import { profileTab } from '#app/profiles/registry/profile_tabs'
import { countMarketProperties } from '#app/properties/queries/count_market_properties'
import { countUserProperties } from '#app/properties/queries/count_user_properties'
import { findMarketListingsStamp } from '#app/properties/queries/find_market_listings_stamp'
import { findPropertyStamp } from '#app/properties/queries/find_property_stamp'
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
    exportPart({ name: 'saved_homes', title: 'Saved homes', read: exportSavedHomes }),
    reservedHandles('build properties search templates'),
    fieldNames({
      address: 'street and number',
      address_line_2: 'apartment or suite',
      alt: 'alt text',
      city: 'town',
      component_order: 'order of the page',
      country_code: 'country',
      featured_image: 'cover photo',
      images: 'photos',
      is_private: 'private listing',
      lot_area: 'land area',
      state: 'region or state',
      type: 'property type',
      zip: 'postal code',
    }),
    teamDeletionStep(({ team, listings }, trx) => releaseListings({ trx }, team.id, listings)),
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
