import { test } from '@japa/runner'
import { ConnectionStatus, UNNOTICED_MS } from '#app/realtime/ui/connection_status'

class Clock {
  #now = 0
  #timers: { at: number; run: () => void }[] = []

  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.#now + milliseconds, run }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer))
  }

  pass(milliseconds: number) {
    this.#now += milliseconds
    for (const timer of this.#timers.filter(({ at }) => at <= this.#now)) timer.run()
    this.#timers = this.#timers.filter(({ at }) => at > this.#now)
  }
}

function connected() {
  const clock = new Clock()
  const status = new ConnectionStatus(clock)
  status.socketIs(true)
  return { clock, status }
}

test.group('Status of the connection', () => {
  test('says nothing of a server that never answered', ({ assert }) => {
    const clock = new Clock()
    const status = new ConnectionStatus(clock)
    status.socketIs(false)
    clock.pass(60_000)
    assert.equal(status.snapshot(), 'connecting')
  })

  test('tells of a break only after three seconds', ({ assert }) => {
    const { clock, status } = connected()
    status.socketIs(false)
    assert.isFalse(status.isUp)
    clock.pass(UNNOTICED_MS - 1)
    assert.equal(status.snapshot(), 'connected')
    clock.pass(1)
    assert.equal(status.snapshot(), 'reconnecting')
  })

  test('never tells of a short one', ({ assert }) => {
    const { clock, status } = connected()
    const told: string[] = []
    status.subscribe(() => told.push(status.snapshot()))
    status.socketIs(false)
    clock.pass(UNNOTICED_MS - 1)
    status.socketIs(true)
    clock.pass(60_000)
    assert.deepEqual(told, [])
  })

  test('tells offline from reconnecting, and follows from one to the other', ({ assert }) => {
    const { clock, status } = connected()
    status.networkIs(false)
    status.socketIs(false)
    clock.pass(UNNOTICED_MS)
    assert.equal(status.snapshot(), 'offline')
    status.networkIs(true)
    assert.equal(status.snapshot(), 'reconnecting')
    status.socketIs(true)
    assert.equal(status.snapshot(), 'connected')
  })

  test('is offline from the beginning where there is no network', ({ assert }) => {
    const status = new ConnectionStatus(new Clock())
    status.networkIs(false)
    status.reset()
    assert.equal(status.snapshot(), 'offline')
    status.networkIs(true)
    assert.equal(status.snapshot(), 'reconnecting')
  })

  test('is connected again where the socket lived through it', ({ assert }) => {
    const { clock, status } = connected()
    status.networkIs(false)
    clock.pass(UNNOTICED_MS)
    status.networkIs(true)
    assert.equal(status.snapshot(), 'connected')
  })
})
