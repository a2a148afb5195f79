import { apiConformance } from './conformance_api.js'
import { channelConformance } from './conformance_channels.js'
import { connectionConformance } from './conformance_connections.js'
import { presenceConformance } from './conformance_presence.js'
import type { OpenStage } from './stage_group.js'

/**
 * The protocol as `pusher-js` and the `pusher` SDK speak it, both as they are.
 * Holds on one node and across two.
 *
 * @param open makes the stage for a group of cases
 */
export function conformance(label: string, open: OpenStage): void {
  connectionConformance(label, open)
  channelConformance(label, open)
  presenceConformance(label, open)
  apiConformance(label, open)
}
