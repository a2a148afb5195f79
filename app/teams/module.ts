import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { registrationInvitation } from '#app/accounts/registration/registration_invitations'
import { blockingSteps } from '#app/accounts/blocking/block_user'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { exportPart } from '#app/accounts/exports/export_parts'
import { pageValue } from '#app/common/page_values'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import {
  exportTeams,
  handOverTeamPhotos,
  partFromBlocked,
  reasonToKeepAccount,
  reasonToKeepTeamPhoto,
} from '#app/teams/account_steps'
import { imageKeeper } from '#app/media/image_keepers'
import { OWN_CURRENT_TEAM, type CurrentTeam } from '#app/teams/current_team/current_team_sql'
import { TEAM_NOTICES } from '#app/teams/team_notices'
import { dropTeamInvitationsTo } from '#app/teams/invitations/answer_invitation'
import { findInvitationToRegister } from '#app/teams/invitations/find_invitations'
import { sitemapPart } from '#app/common/sitemap_parts'

export default defineModule({
  name: 'teams',
  floor: 7,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('create current-team team-invitations teams'),
    fieldNames({
      photo_id: 'photo',
      take_listings: 'whether to take the listings along',
      team_id: 'team',
      user_id: 'person',
    }),
    sitemapPart(
      'teams',
      `select id, '/teams/' || handle as path, updated_at as changed_at from teams`
    ),
    pageValue('current_team', OWN_CURRENT_TEAM),
    registrationInvitation(findInvitationToRegister),
    ...TEAM_NOTICES,
    blockingSteps({ block: partFromBlocked }),
    exportPart({ name: 'teams', title: 'Teams', read: exportTeams }),
    deletionStep({ refuse: reasonToKeepAccount, run: dropTeamInvitationsTo }),
    deletionStep({ run: handOverTeamPhotos }),
    imageKeeper('avatar', reasonToKeepTeamPhoto),
    schedule('teams:domains', '1h', () => import('#app/teams/domains/recheck_domains_job')),
  ],
})

declare module '#app/common/page_values' {
  interface PageValues {
    current_team: CurrentTeam | null
  }
}
