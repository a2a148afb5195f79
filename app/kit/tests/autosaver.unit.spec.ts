import { mock } from 'node:test'
import { test } from '@japa/runner'
import { Autosaver, type SaveContext } from '#app/kit/hooks/autosaver'

// Japa's own timeout uses the same mocked clock: tests stay below its two seconds.

/** A server that answers on demand and records calls. */
class SlowServer {
  saved: string[] = []
  contexts: SaveContext[] = []
  states: string[] = []
  #answers: { resolve: () => void; reject: (error: Error) => void }[] = []

  autosaver = new Autosaver<string>({
    delay: 80,
    onState: (state) => this.states.push(state),
    save: (value, context) => {
      this.saved.push(value)
      this.contexts.push(context)
      return new Promise<void>((resolve, reject) => this.#answers.push({ resolve, reject }))
    },
  })

  async answer(error?: Error) {
    const waiting = this.#answers.shift()
    if (!waiting) throw new Error('Nothing was sent')
    if (error) waiting.reject(error)
    else waiting.resolve()
    await new Promise<void>((done) => setImmediate(done))
  }
}

test.group('Autosaver', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('saves the newest value once it has been quiet for the delay', async ({ assert }) => {
    const server = new SlowServer()
    server.autosaver.change('C')
    mock.timers.tick(79)
    server.autosaver.change('Casa')
    mock.timers.tick(79)
    assert.isEmpty(server.saved)
    mock.timers.tick(1)
    assert.deepEqual(server.saved, ['Casa'])
    assert.isTrue(server.autosaver.isDirty)
    await server.answer()
    assert.deepEqual(server.states, ['saving', 'saved'])
    assert.isFalse(server.autosaver.isDirty)
  })

  test('saves one at a time, and only the newest of what came meanwhile', async ({ assert }) => {
    const server = new SlowServer()
    server.autosaver.change('one')
    mock.timers.tick(80)
    server.autosaver.change('two')
    mock.timers.tick(80)
    server.autosaver.change('three')
    mock.timers.tick(80)
    assert.deepEqual(server.saved, ['one'])
    await server.answer()
    assert.deepEqual(server.saved, ['one', 'three'])
    await server.answer()
    assert.deepEqual(server.states, ['saving', 'saved'])
  })

  test('keeps a value that failed and sends it again', async ({ assert }) => {
    const server = new SlowServer()
    server.autosaver.change('kept')
    mock.timers.tick(80)
    await server.answer(new Error('offline'))
    assert.deepEqual(server.states, ['saving', 'failed'])
    assert.isTrue(server.autosaver.isDirty)

    const again = server.autosaver.flush()
    await server.answer()
    await again
    assert.deepEqual(server.saved, ['kept', 'kept'])
    assert.equal(server.states.at(-1), 'saved')
  })

  test('a newer value takes the place of one that failed', async ({ assert }) => {
    const server = new SlowServer()
    server.autosaver.change('old')
    mock.timers.tick(80)
    server.autosaver.change('new')
    await server.answer(new Error('offline'))
    assert.deepEqual(server.saved, ['old', 'new'])
    await server.answer()
    assert.deepEqual(server.states, ['saving', 'saved'])
  })

  test('flush sends at once, waits for all of it, and passes on that the page goes', async ({
    assert,
  }) => {
    const server = new SlowServer()
    server.autosaver.change('first')
    let isDone = false
    const flushed = server.autosaver.flush({ keepalive: true }).then(() => (isDone = true))
    assert.deepEqual(server.contexts, [{ keepalive: true }])

    server.autosaver.change('last')
    await server.answer()
    assert.isFalse(isDone)
    await server.answer()
    await flushed
    assert.deepEqual(server.saved, ['first', 'last'])
    mock.timers.tick(1000)
    assert.lengthOf(server.saved, 2)
  })

  test('says that a change is not saved yet as soon as it comes', async ({ assert }) => {
    const server = new SlowServer()
    const saved = async (value: string) => {
      server.autosaver.change(value)
      mock.timers.tick(80)
      await server.answer()
    }
    await saved('one')
    server.autosaver.change('two')
    assert.deepEqual(server.states, ['saving', 'saved', 'saving'])
    await saved('three')
    server.autosaver.change('four')
    server.autosaver.discard()
    assert.deepEqual(server.states.slice(3), ['saved', 'saving', 'saved'])
  })

  test('flush with nothing to save does nothing', async ({ assert }) => {
    const server = new SlowServer()
    await server.autosaver.flush()
    assert.isEmpty(server.saved)
    assert.isEmpty(server.states)
  })

  test('survives a save that throws before it returns a promise', async ({ assert }) => {
    const states: string[] = []
    const autosaver = new Autosaver<string>({
      delay: 0,
      onState: (state) => states.push(state),
      save: () => {
        throw new Error('no route')
      },
    })
    autosaver.change('x')
    await autosaver.flush()
    assert.deepEqual(states, ['saving', 'failed'])
    autosaver.saveWith(async () => {})
    await autosaver.flush()
    assert.equal(states.at(-1), 'saved')
  })
})
