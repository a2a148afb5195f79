import { test } from '@japa/runner'
import { PageReloads } from '#app/kit/calls/page_reloads'

/** A page that shows what each reload answers, unless it was canceled. */
function openPage() {
  const shown: string[] = []
  const answers: ((content: string) => void)[] = []
  const reloads = new PageReloads(({ onCancelToken, onFinish }) => {
    let isCanceled = false
    onCancelToken({
      cancel: () => {
        isCanceled = true
        onFinish?.()
      },
    })
    answers.push((content) => {
      if (isCanceled) return
      shown.push(content)
      onFinish?.()
    })
  })
  return { reloads, answers, shown }
}

test.group('Page reloads', () => {
  test('show the last one asked for, whichever is answered first', ({ assert }) => {
    const { reloads, answers, shown } = openPage()
    let finished = 0
    reloads.start({ onFinish: () => finished++ })
    reloads.start({ onFinish: () => finished++ })
    assert.equal(finished, 0, 'the first one was replaced')
    answers[1]('new')
    answers[0]('old')
    assert.deepEqual(shown, ['new'])
    assert.equal(finished, 1)
  })

  test('an event has one under way asked again, and none otherwise', ({ assert }) => {
    const { reloads, answers, shown } = openPage()
    reloads.renew()
    assert.lengthOf(answers, 0)
    reloads.start()
    answers[0]('before the event')
    reloads.renew()
    assert.lengthOf(answers, 1)
    reloads.start()
    reloads.renew()
    answers[1]('late')
    answers[2]('after the event')
    assert.deepEqual(shown, ['before the event', 'after the event'])
  })

  test('what somebody changes here is not covered by what was asked before', ({ assert }) => {
    const { reloads, answers, shown } = openPage()
    reloads.start()
    reloads.stop()
    answers[0]('late')
    reloads.start()
    answers[1]('with the change')
    assert.deepEqual(shown, ['with the change'])
  })
})
