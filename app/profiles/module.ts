import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { blockingSteps } from '#app/accounts/blocking/block_user'
import { exportPart } from '#app/accounts/exports/export_parts'
import { exportProfile, reasonToKeepAvatar } from '#app/profiles/account_steps'
import { pageValue } from '#app/common/page_values'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { notificationKind } from '#app/notifications/notification_kinds'
import { signInReason } from '#app/accounts/sign_in/sign_in_reasons'
import { settingsSections } from '#app/accounts/settings/settings_sections'
import { imageKeeper } from '#app/media/image_keepers'
import { imagePurpose } from '#app/media/image_purposes'
import { notificationSilencer } from '#app/notifications/notify'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { countMarketMembers, findMarketMembersStamp } from '#app/places/markets/find_market_members'
import { marketTab } from '#app/places/markets/market_tabs'
import { findFollowReason } from '#app/profiles/following/follow_reason'
import { endFollows } from '#app/profiles/following/follow_user'
import { findProfileStamp } from '#app/profiles/profile_tabs'
import { marketPeople } from '#app/profiles/people/market_people_answer'
import { sitemapPart } from '#app/common/sitemap_parts'
import { OWN_STATS, type StatsRow } from '#app/profiles/stats/stats_sql'

export default defineModule({
  name: 'profiles',
  floor: 6,
  routes: () => import('./routes.js'),
  extensions: [
    pageValue('own_stats', OWN_STATS),
    signInReason(findFollowReason),
    exportPart({ name: 'profile', title: 'Profile and follows', read: exportProfile }),
    reservedHandles('followers followings profile profiles'),
    notificationKind('follow', {
      label: 'New followers',
      icon: 'follow',
      topic: 'people',
      channels: ['in_app', 'push'],
      text: () => 'started following you',
    }),
    blockingSteps({ block: endFollows }),
    notificationSilencer(isHiddenFrom),
    marketTab({
      name: 'people',
      order: 10,
      count: countMarketMembers,
      open: marketPeople,
      stamp: findMarketMembersStamp,
    }),
    sitemapPart(
      'people',
      `select id, '/@' || handle as path, updated_at as changed_at from users
       where email_verified_at is not null`
    ),
    cachedPage('/@:handle', findProfileStamp, { views: ['tab'] }),
    settingsSections('profile-information'),
    imagePurpose('avatar'),
    imageKeeper('avatar', reasonToKeepAvatar),
  ],
})

declare module '#app/common/page_values' {
  interface PageValues {
    /** null once the account is gone */
    own_stats: StatsRow | null
  }
}

declare module '#app/media/image_purposes' {
  interface ImagePurposes {
    avatar: true
  }
}
