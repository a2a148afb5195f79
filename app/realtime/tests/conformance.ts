import { apiConformance } from './conformance_api.js'
import { channelConformance } from './conformance_channels.js'
import { connectionConformance } from './conformance_connections.js'
import { presenceConformance } from './conformance_presence.js'
import type { OpenStage } from './stage_group.js'

/**
 * Protocol tests with `pusher-js` and the `pusher` SDK, on one node and on two.
 * @param open creates a group's stage
 */
export function conformance(label: string, open: OpenStage): void {
  connectionConformance(label, open)
  channelConformance(label, open)
  presenceConformance(label, open)
  apiConformance(label, open)
}
