import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { CurrentTeam, TeamPages, Teams, domains, following, invitations, members, requests } =
  controllers.teams

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
  })
  .prefix('/teams/:handle')
  .where('handle', teamHandle)
  .use(middleware.presentTeamHandle())

router.get('/team-invitations/:token', [invitations.ReceivedInvitations, 'show'])
router
  .post('/api/team-invitations/:token', [invitations.ReceivedInvitations, 'answer'])
  .use(middleware.ability('update'))
  .use(middleware.auth())

router.put('/api/current-team', [CurrentTeam, 'update']).use(middleware.auth())

router
  .get('/api/teams/:handle', [Teams, 'show'])
  .where('handle', teamHandle)
  .use(middleware.presentTeamHandle())
router
  .group(() => {
    router.get('/', [Teams, 'index'])
    router.post('/', [Teams, 'store'])
    router
      .group(() => {
        router.patch('/', [Teams, 'update'])
        router.delete('/', [Teams, 'destroy']).use(middleware.confirmed())
        router
          .post('/transfer', [members.TeamTransfers, 'store'])
          .use(middleware.ability('update'))
          .use(middleware.confirmed())
        router.post('/domain', [domains.TeamDomains, 'store']).use(middleware.ability('update'))
        router
          .post('/domain/verify', [domains.TeamDomains, 'verify'])
          .use(middleware.ability('update'))
        router.post('/follow', [following.TeamFollows, 'store'])
        router.delete('/follow', [following.TeamFollows, 'destroy'])
        router.get('/members', [members.TeamMembers, 'index'])
        router.get('/invitations', [invitations.TeamInvitations, 'index'])
        router.post('/invitations', [invitations.TeamInvitations, 'store'])
        router
          .delete('/invitations/:id', [invitations.TeamInvitations, 'destroy'])
          .where('id', rowId)
        router
          .post('/invitation', [invitations.ReceivedInvitations, 'answerHere'])
          .use(middleware.ability('update'))
        router.get('/requests', [requests.TeamRequests, 'index'])
        router.post('/requests', [requests.TeamRequests, 'store'])
        router
          .post('/requests/:id/respond', [requests.TeamRequests, 'respond'])
          .use(middleware.ability('update'))
          .where('id', rowId)
        router
          .group(() => {
            router.patch('/', [members.TeamMembers, 'update'])
            router.delete('/', [members.TeamMembers, 'destroy'])
          })
          .prefix('/members/:userId')
          .where('userId', rowId)
      })
      .prefix('/:handle')
      .where('handle', teamHandle)
  })
  .prefix('/api/teams')
  .use(middleware.auth())
