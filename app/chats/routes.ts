import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { DIGEST_STOP } from '#app/chats/digest/digest_stop_link'
import { rowId } from '#app/common/http/row_id'

const { ChatPages, ChatPreferences, Chats } = controllers.chats
const { Channels } = controllers.chats.channels
const { DigestStops } = controllers.chats.digest
const { ChatMembers, ChatSettings } = controllers.chats.members
const { Messages, Reactions } = controllers.chats.messages
const { Presences } = controllers.chats.presence
const { Readings } = controllers.chats.reading
const { ChatRequests } = controllers.chats.requests
const { MessageSearches } = controllers.chats.search

router
  .group(() => {
    router.get('/chats', [ChatPages, 'chats'])
    router.get('/messages', [ChatPages, 'messages'])
    router.get('/channels', [ChatPages, 'channels'])
  })
  .use(middleware.auth())

router
  .group(() => {
    router.get(DIGEST_STOP, [DigestStops, 'show'])
    router.post(DIGEST_STOP, [DigestStops, 'store'])
  })
  .where('id', rowId)

router
  .group(() => {
    router.get('/chats/unread-count', [Readings, 'unread']).as('unread_counts.show')
    router.get('/chats/filtered', [Chats, 'filtered']).as('chat_folders.index')
    router.get('/chats/user/:id/ids', [Chats, 'ids']).as('chat_ids.index')
    router.get('/chats/preferences', [ChatPreferences, 'show'])
    router.patch('/chats/preferences', [ChatPreferences, 'update'])
    router.get('/chats/presence', [Presences, 'index'])
    router.post('/chats/presence', [Presences, 'store']).use(middleware.ability('update'))

    router.get('/chats', [Chats, 'index'])
    router.post('/chats', [Chats, 'store'])
    router.get('/chats/:id', [Chats, 'show'])
    router.patch('/chats/:id', [Chats, 'update'])
    router.delete('/chats/:id', [Chats, 'destroy'])
    router.get('/chats/:id/messages', [Messages, 'index'])
    router.post('/chats/:id/messages', [Messages, 'store'])
    router.post('/chats/:id/read', [Readings, 'store']).use(middleware.ability('update'))
    router.post('/chats/:id/toggle-mute', [ChatSettings, 'mute']).use(middleware.ability('update'))
    router
      .post('/chats/:id/toggle-block', [ChatSettings, 'block'])
      .use(middleware.ability('update'))
    router.get('/chats/:id/request', [ChatRequests, 'show'])
    router.get('/chats/:id/listing', [ChatRequests, 'listing'])
    router.post('/chats/:id/respond', [ChatRequests, 'respond']).use(middleware.ability('update'))
    router.post('/chats/:id/leave', [ChatMembers, 'leave']).use(middleware.ability('update'))
    router.get('/chats/:id/members', [ChatMembers, 'index'])
    router.post('/chats/:id/members', [ChatMembers, 'store'])
    router.patch('/chats/:id/members/:userId', [ChatMembers, 'update'])
    router.delete('/chats/:id/members/:userId', [ChatMembers, 'destroy'])

    router.get('/messages', [MessageSearches, 'index'])
    router.get('/messages/:id', [Messages, 'show'])
    router.patch('/messages/:id', [Messages, 'update'])
    router.delete('/messages/:id', [Messages, 'destroy'])
    router.post('/messages/:id/reactions', [Reactions, 'store'])

    router.get('/channels', [Channels, 'index'])
    router.post('/channels/:id/join', [Channels, 'join'])
  })
  .prefix('/api')
  .as('api')
  .where('id', rowId)
  .where('userId', rowId)
  .use(middleware.auth())
