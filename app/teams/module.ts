import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { blockingSteps } from '#app/accounts/blocking/registry/blocking_steps'
import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { exportPart } from '#app/accounts/registry/export_parts'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { exportTeams } from '#app/teams/exports/export_teams'
import { imageKeeper } from '#app/media/deletion/keepers'
import { handOverTeamPhotos } from '#app/teams/actions/hand_over_team_photos'
import { partFromBlocked } from '#app/teams/actions/part_from_blocked'
import { TEAM_NOTICES } from '#app/teams/notices/team_notices'
import { dropInvitationsTo } from '#app/teams/invitations/actions/drop_invitations_to'
import { reasonToKeepAccount } from '#app/teams/policies/reason_to_keep_account'
import { reasonToKeepTeamPhoto } from '#app/teams/policies/reason_to_keep_team_photo'
import { sitemapPart } from '#app/common/sitemap/sitemap_parts'

export default defineModule({
  name: 'teams',
  floor: 7,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('create current-team team-invitations teams'),
    sitemapPart(
      'teams',
      `select id, '/teams/' || handle as path, updated_at as changed_at from teams`
    ),
    ...TEAM_NOTICES,
    blockingSteps({ block: partFromBlocked }),
    exportPart({ name: 'teams', title: 'Teams', read: exportTeams }),
    deletionStep({ refuse: reasonToKeepAccount, run: dropInvitationsTo }),
    deletionStep({ run: handOverTeamPhotos }),
    imageKeeper('avatar', reasonToKeepTeamPhoto),
    schedule('teams:domains', '1h', () => import('#app/teams/domains/jobs/recheck_domains')),
  ],
})
