import { defineChannel } from './channel_registry.js'

defineChannel('private-user', (user, id) => user.id === id)
