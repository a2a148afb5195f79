import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { blockingSteps } from '#app/accounts/blocking/registry/blocking_steps'
import { exportPart } from '#app/accounts/registry/export_parts'
import { exportProfile } from '#app/profiles/exports/export_profile'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { settingsSections } from '#app/accounts/registry/settings_sections'
import { imageKeeper } from '#app/media/deletion/keepers'
import { reasonToKeepAvatar } from '#app/profiles/policies/reason_to_keep_avatar'
import { notificationSilencer } from '#app/notifications/registry/silencers'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { countMarketMembers } from '#app/places/queries/count_market_members'
import { findMarketMembersStamp } from '#app/places/queries/find_market_members_stamp'
import { marketTab } from '#app/places/registry/market_tabs'
import { endFollows } from '#app/profiles/actions/end_follows'
import { findProfileStamp } from '#app/profiles/queries/find_profile_stamp'
import { marketPeople } from '#app/profiles/transformers/market_people'
import { sitemapPart } from '#app/common/sitemap/sitemap_parts'

export default defineModule({
  name: 'profiles',
  floor: 6,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'profile', title: 'Profile and follows', read: exportProfile }),
    reservedHandles('followers followings profile profiles'),
    notificationKind('follow', {
      label: 'New followers',
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
    imageKeeper('avatar', reasonToKeepAvatar),
  ],
})
