import { blockingSteps } from '#app/accounts/blocking/registry/blocking_steps'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { dashboardTasks } from '#app/accounts/registry/dashboard_tasks'
import { exportPart } from '#app/accounts/registry/export_parts'
import { messageCard } from '#app/chats/registry/message_cards'
import { listCoinTasks } from '#app/club/coin/queries/list_coin_tasks'
import { COMPLETION_WAY, OFFERING_CARD } from '#app/club/contract/offering_options'
import { PURSUIT_INVITATION, PURSUIT_PRICE } from '#app/club/contract/pursuit_options'
import { partWays } from '#app/club/offerings/actions/part_ways'
import { settleForDeletion } from '#app/club/offerings/actions/settle_for_deletion'
import { takeDownOffering } from '#app/club/offerings/actions/take_down_offering'
import { takeDownReview } from '#app/club/offerings/actions/take_down_review'
import RequestChanged from '#app/club/offerings/events/request_changed'
import { exportOfferings } from '#app/club/offerings/exports/export_offerings'
import { isOfSeenOffering, reasonToKeepImage } from '#app/club/offerings/policies/seen_images'
import { countOfferings } from '#app/club/offerings/queries/count_offerings'
import {
  findOfferingsStamp,
  findOfferingStamp,
} from '#app/club/offerings/queries/find_offering_stamp'
import { findReportableOffering } from '#app/club/offerings/queries/find_reportable_offering'
import { findReportableReview } from '#app/club/offerings/queries/find_reportable_review'
import { listRequestCards } from '#app/club/offerings/queries/list_request_cards'
import { firstOfferings } from '#app/club/offerings/transformers/first_offerings'
import { dropUnsaved } from '#app/club/pursuits/actions/drop_unsaved'
import { giveUpPursuits, separateBlocked } from '#app/club/pursuits/actions/leave_pursuits'
import { watchSaved } from '#app/club/pursuits/actions/watch_saved'
import PursuitsChanged from '#app/club/pursuits/events/pursuits_changed'
import { exportPursuits } from '#app/club/pursuits/exports/export_pursuits'
import { sitemapPart, sitemapPaths } from '#app/common/sitemap/sitemap_parts'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { coinWay } from '#app/ledger/registry/coin_ways'
import { imageKeeper } from '#app/media/deletion/keepers'
import { IMAGE_PURPOSES } from '#app/media/models/image'
import { imageViewer } from '#app/media/serving/viewers'
import { reportable } from '#app/moderation/registry/reportable_registry'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { marketTab } from '#app/places/registry/market_tabs'
import { profileTab } from '#app/profiles/registry/profile_tabs'
import { savingSteps } from '#app/properties/registry/saving_steps'

export default defineModule({
  name: 'club',
  floor: 15,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('club club-coin offerings pursuits'),
    coinWay(COMPLETION_WAY, {
      coins: 5,
      label: 'Complete an offering',
      reason: 'You completed an offering',
      url: '/offerings',
      isRepeatable: true,
      isByOthers: true,
    }),
    dashboardTasks(90, listCoinTasks),
    savingSteps({ save: watchSaved, unsave: dropUnsaved }),
    blockingSteps({ block: separateBlocked }),
    deletionStep({ run: giveUpPursuits }),
    exportPart({ name: 'pursuits', title: 'Pursuits', read: exportPursuits }),
    listen(PursuitsChanged, () => import('#app/club/pursuits/listeners/broadcast_pursuits')),
    schedule('pursuits:prices', '1h', () => import('#app/club/pursuits/jobs/tell_price_drops')),
    notificationKind(PURSUIT_INVITATION, {
      label: 'Invitations to share pursuits',
      channels: ['in_app', 'push'],
      text: () => 'invited you to look for a home together',
    }),
    notificationKind(PURSUIT_PRICE, {
      label: 'Lower prices of homes you pursue',
      channels: ['in_app', 'push', 'email'],
      text: ({ count, home, price }) =>
        count === '1'
          ? `${home}, which you pursue, now costs ${price}`
          : `${count} homes that you pursue cost less now`,
    }),
    fieldNames({
      coin_price: 'price in coin',
      market_id: 'market',
      pay_with: 'payment',
      rating: 'rating',
      wished_on: 'day',
    }),
    // Providers may use any photo of theirs, whatever it was uploaded for.
    ...IMAGE_PURPOSES.map((purpose) => imageViewer(purpose, isOfSeenOffering)),
    ...IMAGE_PURPOSES.map((purpose) => imageKeeper(purpose, reasonToKeepImage)),
    messageCard(OFFERING_CARD, listRequestCards),
    listen(RequestChanged, () => import('#app/club/offerings/listeners/broadcast_request')),
    schedule('offerings:requests', '5m', () => import('#app/club/offerings/jobs/settle_requests')),
    notificationKind('offering_request', {
      label: 'Requests for offerings',
      channels: ['in_app', 'email', 'push'],
      text: ({ deed }) => deed,
    }),
    reportable('offering', findReportableOffering, (id, trx) => takeDownOffering({ trx }, id)),
    reportable('offering_review', findReportableReview, (id, trx) => takeDownReview({ trx }, id)),
    blockingSteps({ block: partWays }),
    deletionStep({ run: settleForDeletion }),
    exportPart({ name: 'offerings', title: 'Offerings and requests', read: exportOfferings }),
    cachedPage('/offerings/:slug', findOfferingStamp),
    sitemapPaths(async () => ['/offerings']),
    sitemapPart(
      'offerings',
      `select id, '/offerings/' || slug as path, updated_at as changed_at from offerings
       where status = 'publish'`
    ),
    profileTab({
      name: 'offerings',
      order: 30,
      count: (userId) => countOfferings({ user_id: userId }),
      open: (userId, viewerId) => firstOfferings({ userId }, viewerId),
      stamp: (userId) => findOfferingsStamp({ user_id: userId }),
    }),
    marketTab({
      name: 'offerings',
      order: 30,
      count: (marketId) => countOfferings({ market_id: marketId }),
      open: (marketId, viewerId) => firstOfferings({ marketId }, viewerId),
      stamp: (marketId) => findOfferingsStamp({ market_id: marketId }),
    }),
  ],
})
