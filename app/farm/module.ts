import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { exportPart } from '#app/accounts/exports/export_parts'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { sitemapPart } from '#app/common/sitemap_parts'
import { forgetVisitor } from '#app/farm/visitors/forget_visitor'
import { exportOpenHouses, exportGifts, exportFarm } from '#app/farm/account_steps'
import { mayHost } from '#app/farm/open_houses/open_house_policy'
import { findOpenHouseStamp } from '#app/farm/open_houses/find_open_houses'
import { listingOpenHouses } from '#app/farm/open_houses/listing_open_houses'
import { OPEN_HOUSE_CHANNEL } from '#app/farm/open_houses/open_house_options'
import { LISTED_OPEN_HOUSES_STAMP } from '#app/farm/open_houses/open_house_stamp_sql'
import { dashboardTasks } from '#app/accounts/dashboard_tasks'
import { listOpenHouseTasks } from '#app/farm/open_houses/list_open_house_tasks'
import { readsBody } from '#app/kernel/http/leaves_body_to_route'
import { CAMPAIGN_STOP, MAIL_BOUNCES } from '#app/farm/campaigns/campaign_links'
import { formPages } from '#app/kernel/http/form_pages'
import { needsNoToken } from '#app/kernel/security/untokened_routes'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { queue } from '#app/kernel/queue/queues'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { notificationKind } from '#app/notifications/notification_kinds'
import { listingMedia } from '#app/properties/public_page/listing_media'
import { channel } from '#app/realtime/authorization/channel_registry'
import { returnGifts } from '#app/farm/gifts/end_gift'
import { mayFollowContactImport } from '#app/farm/imports/find_contact_imports'
import { leadContactId } from '#app/leads/lead_sql'
import { endHosting, handOverForms } from '#app/farm/part_with_team'
import { teamDeletionStep, teamDemotionStep, teamDepartureStep } from '#app/teams/team_steps'

/** The contact with a lead's address in the farm of its realtor, or else of its team. */
const LEAD_CONTACT = `select c.id from farms f
  join farm_contacts c on c.farm_id = f.id and c.email = l.email
  where f.user_id = l.user_id or f.team_id = l.team_id order by f.team_id nulls first limit 1`

export default defineModule({
  name: 'farm',
  floor: 14,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('farm gifts go join open-houses unsubscribe'),
    fieldNames({ has_agent: 'agent', hosts: 'hosts', signed_at: 'time' }),
    formPages(
      '/open-houses/:slug/register',
      '/open-houses/:slug/pass',
      '/open-houses/:slug/consent',
      '/join/:slug/confirm',
      '/gifts'
    ),
    // The last stands on other people's pages, and only asks for a mail.
    needsNoToken(CAMPAIGN_STOP, MAIL_BOUNCES, '/join/:slug'),
    exportPart({ name: 'open_houses', title: 'Open houses', read: exportOpenHouses }),
    deletionStep({ run: forgetVisitor }),
    channel(OPEN_HOUSE_CHANNEL, mayHost),
    dashboardTasks(10, listOpenHouseTasks),
    schedule(
      'open-houses:mails',
      '1m',
      () => import('#app/farm/open_house_mails/send_due_mails_job')
    ),
    notificationKind('open_house_registration', {
      label: 'Registrations for your open houses',
      icon: 'calendar',
      topic: 'work',
      channels: ['in_app', 'email', 'push'],
      text: ({ name, others, home }) =>
        Number(others) > 0
          ? `${name} and ${others} more registered for the open house at ${home}`
          : `${name} registered for the open house at ${home}`,
    }),
    notificationKind('open_house_reminder', {
      label: 'Open houses that start soon',
      icon: 'calendar',
      topic: 'work',
      channels: ['in_app', 'push'],
      text: ({ home, starts }) => `The open house at ${home} starts soon: ${starts}`,
    }),
    notificationKind('open_house_change', {
      label: 'Changes to open houses you host',
      icon: 'calendar',
      topic: 'work',
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
      stampSql: LISTED_OPEN_HOUSES_STAMP,
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
    schedule('farm:gifts', '1h', () => import('#app/farm/gifts/expire_gifts_job')),
    notificationKind('gift_claimed', {
      label: 'Gifts of yours that are claimed',
      icon: 'gift',
      topic: 'work',
      channels: ['in_app', 'email'],
      text: ({ name }) => `${name} claimed your gift`,
    }),
    fieldNames({ headline: 'headline', consent: 'consent' }),
    readsBody(
      '/api/farm/contacts/previews',
      '/api/farm/contacts/imports',
      '/api/leads/previews',
      '/api/leads/imports'
    ),
    channel('private-farm-import', mayFollowContactImport),
    exportPart({ name: 'farm', title: 'Contacts, areas and sign-up forms', read: exportFarm }),
    leadContactId(LEAD_CONTACT),
    teamDepartureStep(async ({ team, userId, ownerId }, trx) => {
      await endHosting({ teamId: team.id, userId }, trx)
      await handOverForms({ teamId: team.id, userId, ownerId }, trx)
    }),
    teamDemotionStep(({ team, ...change }, trx) =>
      handOverForms({ teamId: team.id, ...change }, trx)
    ),
    teamDeletionStep(({ team }, trx) => endHosting({ teamId: team.id }, trx)),
    schedule('farm:imports', '30s', () => import('#app/farm/imports/resume_contact_imports_job'), {
      quietSeconds: 60,
    }),
    schedule('farm:sign-ups', '1h', () => import('#app/farm/forms/sweep_sign_ups_job')),
    queue('campaigns', { order: 10 }),
    schedule('farm:campaigns', '30s', () => import('#app/farm/campaigns/send_campaigns_job')),
    fieldNames({
      postal_address: 'postal address',
      reply_to: 'reply address',
      scheduled_at: 'time',
    }),
  ],
  ready: async () => {
    const { resumeContactImports } = await import('#app/farm/imports/resume_contact_imports_job')
    await resumeContactImports()
  },
})
