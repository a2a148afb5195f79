import { blockingSteps } from '#app/accounts/blocking/block_user'
import { signInReason } from '#app/accounts/sign_in/sign_in_reasons'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { dashboardTasks } from '#app/accounts/dashboard_tasks'
import { exportPart } from '#app/accounts/exports/export_parts'
import { messageCard } from '#app/chats/messages/message_cards'
import { listCoinTasks } from '#app/club/coin/coin_ways'
import {
  COMPLETION_WAY,
  MIN_DAYS_BETWEEN_REWARDS,
  OFFERING_CARD,
} from '#app/club/offerings/offering_options'
import { PURSUIT_INVITATION, PURSUIT_PRICE } from '#app/club/pursuits/pursuit_options'
import { partWays, settleForDeletion } from '#app/club/requests/change_request'
import {
  takeDownOffering,
  takeDownReview,
  findReportableOffering,
  findReportableReview,
} from '#app/club/offerings/take_down_reported'
import RequestChanged from '#app/club/requests/request_changed'
import {
  exportOfferings,
  countOfferings,
  findRequestReason,
  findOfferingsStamp,
  findOfferingStamp,
} from '#app/club/offerings/find_offerings'
import { isOfSeenOffering, reasonToKeepOfferingImage } from '#app/club/offerings/offering_images'
import { listRequestCards } from '#app/club/requests/find_requests'
import { firstOfferings } from '#app/club/offerings/offering_answers'
import { dropUnsaved, watchSaved } from '#app/club/pursuits/change_pursuits'
import { giveUpPursuits, separateBlocked } from '#app/club/pursuits/share_pursuits'
import PursuitsChanged from '#app/club/pursuits/pursuits_changed'
import { exportPursuits } from '#app/club/pursuits/find_pursuits'
import { sitemapPart, sitemapPaths } from '#app/common/sitemap_parts'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { coinWay } from '#app/ledger/coin_ways'
import { anyImageKeeper } from '#app/media/image_keepers'
import { imagePurpose } from '#app/media/image_purposes'
import { anyImageViewer } from '#app/media/serving/image_viewers'
import { reportable } from '#app/moderation/reportable_registry'
import { notificationKind } from '#app/notifications/notification_kinds'
import { marketTab } from '#app/places/markets/market_tabs'
import { profileTab } from '#app/profiles/profile_tabs'
import { savingSteps } from '#app/properties/saving/saving_steps'

export default defineModule({
  name: 'club',
  floor: 15,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('club club-coin offerings pursuits'),
    coinWay(COMPLETION_WAY, {
      coins: 5,
      label: `Complete an offering, once in ${MIN_DAYS_BETWEEN_REWARDS} days for each customer`,
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
    listen(PursuitsChanged, () => import('#app/club/pursuits/broadcast_pursuits_listener')),
    schedule('pursuits:prices', '1h', () => import('#app/club/pursuits/tell_price_drops_job')),
    notificationKind(PURSUIT_INVITATION, {
      label: 'Invitations to share pursuits',
      icon: 'invitation',
      topic: 'people',
      channels: ['in_app', 'push'],
      text: () => 'invited you to look for a home together',
    }),
    notificationKind(PURSUIT_PRICE, {
      label: 'Lower prices of homes you pursue',
      icon: 'price',
      topic: 'homes',
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
    imagePurpose('offering', { isPrivate: true }),
    // Providers may use any photo of theirs, whatever it was uploaded for.
    anyImageViewer(isOfSeenOffering),
    anyImageKeeper(reasonToKeepOfferingImage),
    messageCard(OFFERING_CARD, listRequestCards),
    listen(RequestChanged, () => import('#app/club/requests/broadcast_request_listener')),
    schedule('offerings:requests', '5m', () => import('#app/club/requests/settle_requests_job')),
    notificationKind('offering_request', {
      label: 'Requests for offerings',
      icon: 'request',
      topic: 'work',
      channels: ['in_app', 'email', 'push'],
      text: ({ deed }) => deed,
    }),
    reportable('offering', findReportableOffering, (id, trx) => takeDownOffering({ trx }, id)),
    reportable('offering_review', findReportableReview, (id, trx) => takeDownReview({ trx }, id)),
    blockingSteps({ block: partWays }),
    deletionStep({ run: settleForDeletion }),
    exportPart({ name: 'offerings', title: 'Offerings and requests', read: exportOfferings }),
    signInReason(findRequestReason),
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

declare module '#app/media/image_purposes' {
  interface ImagePurposes {
    offering: true
  }
}
