import { test } from '@japa/runner'
import { PageReloads } from '#app/kit/calls/page_reloads'

type OpenPage = NonNullable<ConstructorParameters<typeof PageReloads>[0]>

/** A page that shows what each reload answers, unless it was canceled. */
function openPage() {
  const shown: string[] = []
  const asked: object[] = []
  const answers: ((content: string) => void)[] = []
  const place = { address: '/tokens' }
  const visits = new EventTarget()
  let isVisiting = false
  const reload: OpenPage['reload'] = (options) => {
    const { onCancelToken, onSuccess, onFinish, only, data, preserveUrl } = options
    let isCanceled = false
    asked.push({ only, data, preserveUrl })
    onCancelToken({
      cancel: () => {
        isCanceled = true
        onFinish?.()
      },
    })
    answers.push((content) => {
      if (isCanceled) return
      shown.push(content)
      onSuccess?.()
      onFinish?.()
    })
  }
  const reloads = new PageReloads({
    reload,
    address: () => place.address,
    onVisit: (hear) => {
      visits.addEventListener('start', hear)
      return () => visits.removeEventListener('start', hear)
    },
    isVisiting: () => isVisiting,
    onceStill: (call) => {
      visits.addEventListener('finish', call, { once: true })
      return () => visits.removeEventListener('finish', call)
    },
  })
  const visit = () => {
    isVisiting = true
    visits.dispatchEvent(new Event('start'))
  }
  const arrive = () => {
    isVisiting = false
    visits.dispatchEvent(new Event('finish'))
  }
  return { reloads, answers, asked, shown, place, visit, arrive }
}

test.group('Page reloads', () => {
  test('show the last one asked for, whichever is answered first', ({ assert }) => {
    const { reloads, answers, shown } = openPage()
    const called: string[] = []
    reloads.start({ onSuccess: () => called.push('first') })
    reloads.start({ onFinish: () => called.push('second') })
    assert.isEmpty(called, 'the first one was replaced')
    answers[1]('new')
    answers[0]('old')
    assert.deepEqual(shown, ['new'])
    assert.deepEqual(called, ['first', 'second'], 'the answer has what both asked for')
  })

  test('ask for what the replaced one wanted, too', ({ assert }) => {
    const { reloads, answers, asked, place } = openPage()
    reloads.start({ only: ['counts'], preserveUrl: true })
    reloads.start({ only: ['counts', 'figures'], data: { days: 7 } })
    assert.deepEqual(asked[1], {
      only: ['counts', 'figures'],
      data: { days: 7 },
      preserveUrl: undefined,
    })
    reloads.start()
    assert.deepEqual(asked[2], { only: undefined, data: { days: 7 }, preserveUrl: undefined })
    answers[2]('all')
    reloads.start({ only: ['leads'] })
    place.address = '/webhooks'
    reloads.start({ only: ['webhooks'] })
    assert.deepEqual(asked[4], { only: ['webhooks'], data: undefined, preserveUrl: undefined })
  })

  test('give way to a visit, which knows more', ({ assert }) => {
    const { reloads, answers, shown, visit, arrive } = openPage()
    let finished = 0
    reloads.start({ onFinish: () => finished++ })
    visit()
    assert.equal(finished, 1, 'nothing waits for it')
    arrive()
    answers[0]('of the filter before')
    assert.isEmpty(shown)
    reloads.start({ onFinish: () => finished++ })
    answers[1]('of this filter')
    visit()
    assert.deepEqual(shown, ['of this filter'])
    assert.equal(finished, 2)
  })

  test('asked for during a visit, wait for its address', ({ assert }) => {
    const { reloads, answers, asked, place, visit, arrive } = openPage()
    let finished = 0
    const counted = { onFinish: () => finished++ }
    visit()
    reloads.start({ ...counted, only: ['leads'] })
    reloads.start({ ...counted, only: ['counts'] })
    assert.isEmpty(asked, 'it would ask for the filter before')
    arrive()
    assert.deepEqual(asked, [
      { only: ['leads', 'counts'], data: undefined, preserveUrl: undefined },
    ])
    answers[0]('of this filter')
    assert.equal(finished, 1)

    visit()
    reloads.start(counted)
    place.address = '/chats'
    arrive()
    assert.lengthOf(asked, 1, 'the page is gone')
    assert.equal(finished, 2)

    visit()
    reloads.start(counted)
    reloads.stop()
    arrive()
    assert.lengthOf(asked, 1)
  })

  test('stopped, call nothing back', ({ assert }) => {
    const { reloads } = openPage()
    let finished = 0
    reloads.start({ onFinish: () => finished++ })
    reloads.stop()
    assert.equal(finished, 0)
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

  test('many events in a row have one more follow, and end none', ({ assert }) => {
    const { reloads, answers, asked, shown, place, visit, arrive } = openPage()
    let finished = 0
    const whole = { preserveUrl: true, onFinish: () => finished++ }
    reloads.follow(whole)
    for (let event = 0; event < 5; event++) reloads.follow(whole)
    assert.lengthOf(asked, 1)
    answers[0]('some rows')
    assert.lengthOf(asked, 2)
    answers[1]('all rows')
    assert.deepEqual(shown, ['some rows', 'all rows'])
    assert.equal(finished, 2)

    reloads.start({ only: ['counts'] })
    reloads.follow({ only: ['leads'] })
    reloads.start({ only: ['figures'] })
    assert.deepEqual(asked[3], {
      only: ['counts', 'leads', 'figures'],
      data: undefined,
      preserveUrl: undefined,
    })
    answers[3]('with all of them')
    assert.lengthOf(asked, 4, 'it began after the event')

    reloads.start()
    reloads.follow()
    visit()
    arrive()
    assert.lengthOf(asked, 5, 'the visit knows more')

    reloads.start()
    reloads.follow()
    place.address = '/chats'
    answers[5]('late')
    assert.lengthOf(asked, 6, 'the page is gone')
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
