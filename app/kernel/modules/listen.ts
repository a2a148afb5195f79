import emitter from '@adonisjs/core/services/emitter'
import type { Extension } from '#app/kernel/modules/module'

type EventClass = new (...args: never[]) => object

type Listener<Event> = new (...args: never[]) => { handle(event: Event): unknown }

/** Events describe committed changes, so a listener's failure is only logged. */
export function listen<Event extends EventClass>(
  event: Event,
  load: () => Promise<{ default: Listener<InstanceType<Event>> }>
): Extension {
  return () => void emitter.on(event, [load])
}
