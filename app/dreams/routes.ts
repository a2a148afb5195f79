import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { DreamPages, Dreams } = controllers.dreams
const { DreamItems, DreamVotes } = controllers.dreams.items
const { DreamMatches } = controllers.dreams.matches
const { DreamInvitations, DreamMembers } = controllers.dreams.people

router.get('/dreams', [DreamPages, 'index']).use(middleware.auth())
router.get('/dreams/:id', [DreamPages, 'show']).where('id', rowId)
router.get('/dreams/shared/:token', [DreamPages, 'shared'])

router
  .group(() => {
    router.get('/dream/:id', [Dreams, 'show'])
    router.get('/users/:id/dreams', [Dreams, 'ofUser']).as('user_dreams.index')

    router
      .group(() => {
        router.get('/dreams', [Dreams, 'index'])
        router.post('/dreams', [Dreams, 'store'])
        router.patch('/dream/:id', [Dreams, 'update'])
        router.delete('/dream/:id', [Dreams, 'destroy'])
        router.get('/dream/:id/matches', [DreamMatches, 'index'])
        router.post('/dream/:id/items', [DreamItems, 'store'])
        router.patch('/dream/:id/items/:itemId', [DreamItems, 'update'])
        router.delete('/dream/:id/items/:itemId', [DreamItems, 'destroy'])
        router.post('/dream/:id/items/:itemId/vote', [DreamVotes, 'store'])
        router.delete('/dream/:id/items/:itemId/vote', [DreamVotes, 'destroy'])
        router.post('/dream/:id/members', [DreamMembers, 'store'])
        router.delete('/dream/:id/members/:userId', [DreamMembers, 'destroy'])
        router.delete('/dream/:id/invitations/:invitationId', [DreamMembers, 'withdraw'])
        router.get('/dream-invitations', [DreamInvitations, 'index'])
        router
          .post('/dream-invitations/:id', [DreamInvitations, 'answer'])
          .use(middleware.ability('update'))
      })
      .use(middleware.auth())
  })
  .prefix('/api')
  .as('api')
  .where('id', rowId)
  .where('itemId', rowId)
  .where('userId', rowId)
  .where('invitationId', rowId)
