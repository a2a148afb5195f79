import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { TeamPages, Teams } = controllers.teams
const { CurrentTeam } = controllers.teams.currentTeam
const { TeamDomains } = controllers.teams.domains
const { TeamFollows } = controllers.teams.following
const { ReceivedInvitations, TeamInvitations } = controllers.teams.invitations
const { TeamMembers } = controllers.teams.members
const { TeamRequests } = controllers.teams.requests

const { presentTeamHandle } = router.named({
  presentTeamHandle: () => import('#app/teams/former_handles_middleware'),
})

const teamHandle = {
  match: /^[a-z][\w.]{2,29}$/i,
  cast: (handle: string) => handle.toLowerCase(),
}

router.get('/teams/create', [TeamPages, 'create']).use(middleware.auth())
router
  .group(() => {
    router.get('/', [TeamPages, 'show'])
    router.get('/members', [TeamPages, 'members']).use(middleware.auth())
    router.get('/requests', [TeamPages, 'requests']).use(middleware.auth())
    router.get('/settings', [TeamPages, 'settings']).use(middleware.auth())
  })
  .prefix('/teams/:handle')
  .where('handle', teamHandle)
  .use(presentTeamHandle())

router.get('/team-invitations/:token', [ReceivedInvitations, 'show'])
router
  .post('/api/team-invitations/:token', [ReceivedInvitations, 'answer'])
  .use(middleware.ability('update'))
  .use(middleware.auth())

router.put('/api/current-team', [CurrentTeam, 'update']).use(middleware.auth())

router
  .get('/api/teams/:handle', [Teams, 'show'])
  .where('handle', teamHandle)
  .use(presentTeamHandle())
router
  .group(() => {
    router.get('/', [Teams, 'index'])
    router.post('/', [Teams, 'store'])
    router
      .group(() => {
        router.patch('/', [Teams, 'update'])
        router.delete('/', [Teams, 'destroy']).use(middleware.confirmed())
        router
          .post('/transfer', [TeamMembers, 'transfer'])
          .as('team_transfers.store')
          .use(middleware.ability('update'))
          .use(middleware.confirmed())
        router.post('/domain', [TeamDomains, 'store']).use(middleware.ability('update'))
        router.post('/domain/verify', [TeamDomains, 'verify']).use(middleware.ability('update'))
        router.post('/follow', [TeamFollows, 'store'])
        router.delete('/follow', [TeamFollows, 'destroy'])
        router.get('/members', [TeamMembers, 'index'])
        router.get('/invitations', [TeamInvitations, 'index'])
        router.post('/invitations', [TeamInvitations, 'store'])
        router.delete('/invitations/:id', [TeamInvitations, 'destroy']).where('id', rowId)
        router
          .post('/invitation', [ReceivedInvitations, 'answerHere'])
          .use(middleware.ability('update'))
        router.get('/requests', [TeamRequests, 'index'])
        router.post('/requests', [TeamRequests, 'store'])
        router
          .post('/requests/:id/respond', [TeamRequests, 'respond'])
          .use(middleware.ability('update'))
          .where('id', rowId)
        router
          .group(() => {
            router.patch('/', [TeamMembers, 'update'])
            router.delete('/', [TeamMembers, 'destroy'])
          })
          .prefix('/members/:userId')
          .where('userId', rowId)
      })
      .prefix('/:handle')
      .where('handle', teamHandle)
  })
  .prefix('/api/teams')
  .use(middleware.auth())
