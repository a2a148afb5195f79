import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { exportPart } from '#app/accounts/registry/export_parts'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { sitemapPart } from '#app/common/sitemap/sitemap_parts'
import { forgetVisitor } from '#app/farm/open_houses/actions/forget_visitor'
import { exportOpenHouses } from '#app/farm/open_houses/exports/export_open_houses'
import { mayHost } from '#app/farm/open_houses/policies/open_house_access'
import {
  findOpenHouseStamp,
  LISTING_STAMP,
} from '#app/farm/open_houses/queries/find_open_house_stamp'
import { OPEN_HOUSE_CHANNEL } from '#app/farm/contract/open_house_channel'
import { dashboardTasks } from '#app/accounts/registry/dashboard_tasks'
import { listOpenHouseTasks } from '#app/farm/open_houses/queries/list_open_house_tasks'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { listingOpenHouses } from '#app/farm/transformers/listing_open_houses'
import { listingMedia } from '#app/properties/registry/listing_media'
import { channel } from '#app/realtime/channels/channel_registry'
import { returnGifts } from '#app/farm/gifts/actions/return_gifts'
import { exportGifts } from '#app/farm/gifts/exports/export_gifts'
import { exportFarm } from '#app/farm/exports/export_farm'
import { mayFollowContactImport } from '#app/farm/imports/policies/may_follow_contact_import'
import { leadContactId } from '#app/leads/registry/lead_contact'

/** The contact with a lead's address in the farm of its realtor, or else of its team. */
const LEAD_CONTACT = `select c.id from farms f
  join farm_contacts c on c.farm_id = f.id and c.email = l.email
  where f.user_id = l.user_id or f.team_id = l.team_id order by f.team_id nulls first limit 1`

export default defineModule({
  name: 'farm',
  floor: 14,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('farm gifts go join unsubscribe'),
    fieldNames({ has_agent: 'agent', hosts: 'hosts', signed_at: 'time' }),
    exportPart({ name: 'open_houses', title: 'Open houses', read: exportOpenHouses }),
    deletionStep({ run: forgetVisitor }),
    channel(OPEN_HOUSE_CHANNEL, mayHost),
    dashboardTasks(10, listOpenHouseTasks),
    schedule('open-houses:mails', '1m', () => import('#app/farm/open_houses/jobs/send_due_mails')),
    notificationKind('open_house_registration', {
      label: 'Registrations for your open houses',
      channels: ['in_app', 'email', 'push'],
      text: ({ name, others, home }) =>
        Number(others) > 0
          ? `${name} and ${others} more registered for the open house at ${home}`
          : `${name} registered for the open house at ${home}`,
    }),
    notificationKind('open_house_reminder', {
      label: 'Open houses that start soon',
      channels: ['in_app', 'push'],
      text: ({ home, starts }) => `The open house at ${home} starts soon: ${starts}`,
    }),
    notificationKind('open_house_change', {
      label: 'Changes to open houses you host',
      channels: ['in_app', 'email', 'push'],
      text: ({ name, home, starts, change, later }) => {
        const others = Number(later) > 0 ? `, and ${later} that follow` : ''
        return change === 'cancelled'
          ? `${name} canceled the open house at ${home}, ${starts}${others}`
          : `${name} moved the open house at ${home} to ${starts}${others}`
      },
    }),
    listingMedia({
      name: 'open_houses',
      open: listingOpenHouses,
      isForEveryone: true,
      stampSql: LISTING_STAMP,
    }),
    cachedPage('/open-houses/:slug', findOpenHouseStamp),
    sitemapPart(
      'open_houses',
      `select o.id, '/open-houses/' || o.slug as path, o.updated_at as changed_at
       from open_houses o join properties p on p.id = o.property_id
       where p.status = 'publish' and not p.is_private
         and o.cancelled_at is null and o.ends_at > now()`
    ),
    exportPart({ name: 'gifts', title: 'Gifts you sent', read: exportGifts }),
    deletionStep({ run: returnGifts }),
    schedule('farm:gifts', '1h', () => import('#app/farm/gifts/jobs/expire_gifts')),
    notificationKind('gift_claimed', {
      label: 'Gifts of yours that are claimed',
      channels: ['in_app', 'email'],
      text: ({ name }) => `${name} claimed your gift`,
    }),
    fieldNames({ headline: 'headline', consent: 'consent', mapping: 'columns' }),
    channel('private-farm-import', mayFollowContactImport),
    exportPart({ name: 'farm', title: 'Contacts, areas and sign-up forms', read: exportFarm }),
    leadContactId(LEAD_CONTACT),
    schedule('farm:imports', '30s', () => import('#app/farm/imports/jobs/resume_contact_imports'), {
      quietSeconds: 60,
    }),
    schedule('farm:sign-ups', '1h', () => import('#app/farm/forms/jobs/sweep_sign_ups')),
    schedule('farm:campaigns', '30s', () => import('#app/farm/campaigns/jobs/send_campaigns')),
    fieldNames({
      postal_address: 'postal address',
      reply_to: 'reply address',
      scheduled_at: 'time',
    }),
  ],
  ready: async () => {
    const { resumeAfterCrash } = await import('#app/farm/imports/running/resume_after_crash')
    await resumeAfterCrash()
  },
})
