import { mock } from 'node:test'
import { test } from '@japa/runner'
import { CALM_MS, settling } from '#app/kit/hooks/when_settled'

/** A page that is idle whenever asked. */
function openPage() {
  const page = new EventTarget()
  const whenIdle = (work: () => void) => {
    work()
    return () => {}
  }
  return { page, whenSettled: settling({ page, whenIdle }) }
}

test.group('A page settles', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('after its first seconds', ({ assert }) => {
    const work = mock.fn()
    openPage().whenSettled(work)
    mock.timers.tick(CALM_MS - 1)
    assert.equal(work.mock.callCount(), 0)
    mock.timers.tick(1)
    assert.equal(work.mock.callCount(), 1)
  })

  test('once somebody touches it, for all that wait and come later', ({ assert }) => {
    const { page, whenSettled } = openPage()
    const [one, another, later] = [mock.fn(), mock.fn(), mock.fn()]
    whenSettled(one)
    whenSettled(another)
    page.dispatchEvent(new Event('touchstart'))
    whenSettled(later)
    page.dispatchEvent(new Event('touchstart'))
    mock.timers.tick(CALM_MS)
    for (const work of [one, another, later]) assert.equal(work.mock.callCount(), 1)
  })

  test('without work that was canceled', ({ assert }) => {
    const { page, whenSettled } = openPage()
    const work = mock.fn()
    whenSettled(work)()
    mock.timers.tick(CALM_MS)
    page.dispatchEvent(new Event('keydown'))
    assert.equal(work.mock.callCount(), 0)
  })

  test('and waits for an idle moment, in which it can still be canceled', ({ assert }) => {
    const page = new EventTarget()
    const waiting = new Set<() => void>()
    const whenSettled = settling({
      page,
      whenIdle: (work) => {
        waiting.add(work)
        return () => waiting.delete(work)
      },
    })
    const work = mock.fn()
    const cancel = whenSettled(work)
    page.dispatchEvent(new Event('keydown'))
    assert.deepEqual([...waiting], [work])
    cancel()
    assert.equal(waiting.size, 0)
  })
})
