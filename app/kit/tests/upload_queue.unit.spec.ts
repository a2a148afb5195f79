import { test } from '@japa/runner'
import { refusalOf } from '#app/kit/upload/upload_checks'
import { UploadFailure } from '#app/kit/upload/upload_failure'
import { UploadQueue, type SendOptions } from '#app/kit/upload/upload_queue'
import { cookieValue } from '#app/kit/calls/request'

interface Flight extends SendOptions {
  name: string
  resolve: (id: number) => void
  reject: (error: unknown) => void
}

/** A queue whose uploads end when the test says so. */
function makeQueue() {
  const flights: Flight[] = []
  const uploaded: number[] = []
  let keys = 0
  const queue = new UploadQueue<number>({
    refuse: refusalOf,
    makeKey: () => `key-${++keys}`,
    target: {
      onUploaded: (id) => uploaded.push(id),
      send: (file, options) =>
        new Promise<number>((resolve, reject) => {
          flights.push({ ...options, name: file.name, resolve, reject })
        }),
    },
  })
  const states = () => queue.snapshot().map(({ file, status }) => `${file.name} ${status}`)
  return { queue, flights, uploaded, states }
}

function picture(name: string): File {
  return new File(['pixels'], name)
}

const settled = () => new Promise<void>((done) => setImmediate(done))

test.group('Upload queue', () => {
  test('sends three at once, the next when one is done', async ({ assert }) => {
    const { queue, flights, uploaded, states } = makeQueue()
    queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(picture))
    assert.deepEqual(states(), ['a.jpg sending', 'b.jpg sending', 'c.jpg sending', 'd.jpg waiting'])
    flights[1]?.resolve(7)
    await settled()
    assert.deepEqual(states(), ['a.jpg sending', 'b.jpg done', 'c.jpg sending', 'd.jpg sending'])
    assert.deepEqual(uploaded, [7])
  })

  test('a retry keeps the key of its file', async ({ assert }) => {
    const { queue, flights } = makeQueue()
    queue.add([picture('a.jpg')])
    flights[0]?.reject(new UploadFailure(503, { message: 'Storage is away.' }))
    await settled()
    assert.containSubset(queue.snapshot()[0], { status: 'failed', error: 'Storage is away.' })
    queue.retry('key-1')
    assert.containSubset(queue.snapshot()[0], { status: 'sending', progress: 0, error: null })
    assert.equal(flights[1]?.key, flights[0]?.key)
  })

  test('what the server refused for good is not sent again', async ({ assert }) => {
    const { queue, flights } = makeQueue()
    queue.add([picture('a.jpg')])
    flights[0]?.reject(new UploadFailure(415))
    await settled()
    queue.retry('key-1')
    assert.lengthOf(flights, 1)
    assert.isFalse(queue.snapshot()[0]?.mayRetry)
  })

  test('removing cancels, makes room, and is not undone by a late answer', async ({ assert }) => {
    const { queue, flights, uploaded, states } = makeQueue()
    queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(picture))
    queue.remove('key-1')
    assert.isTrue(flights[0]?.signal.aborted)
    assert.deepEqual(states(), ['b.jpg sending', 'c.jpg sending', 'd.jpg sending'])
    flights[0]?.resolve(1)
    flights[1]?.resolve(2)
    await settled()
    assert.deepEqual(uploaded, [2])
  })

  test('never sends what cannot be taken', ({ assert }) => {
    const { queue, flights, states } = makeQueue()
    queue.add([picture('plan.svg'), picture('a.HEIC')])
    assert.deepEqual(states(), ['plan.svg failed', 'a.HEIC sending'])
    assert.lengthOf(flights, 1)
  })

  test('counts finished files until a new batch begins', async ({ assert }) => {
    const { queue, flights, states } = makeQueue()
    queue.add([picture('a.jpg'), picture('b.jpg')])
    flights[0]?.resolve(1)
    await settled()
    queue.add([picture('c.jpg')])
    assert.deepEqual(states(), ['a.jpg done', 'b.jpg sending', 'c.jpg sending'])
    flights[1]?.resolve(2)
    flights[2]?.resolve(3)
    await settled()
    queue.add([picture('d.jpg')])
    assert.deepEqual(states(), ['d.jpg sending'])
  })

  test('tells of every change with a new list, and only then', ({ assert }) => {
    const { queue, flights } = makeQueue()
    const lists = new Set<unknown>()
    const stop = queue.subscribe(() => lists.add(queue.snapshot()))
    queue.add([picture('a.jpg')])
    const before = queue.snapshot()
    assert.strictEqual(queue.snapshot(), before)
    flights[0]?.onProgress(42)
    assert.equal(queue.snapshot()[0]?.progress, 42)
    assert.isTrue(lists.has(queue.snapshot()))
    stop()
    queue.abort()
    assert.isFalse(lists.has(queue.snapshot()))
    assert.isTrue(flights[0]?.signal.aborted)
  })
})

test.group('Upload checks', () => {
  test('refuse other files, too large ones and empty ones', ({ assert }) => {
    const limit = 25 * 1024 * 1024
    assert.isNull(refusalOf({ name: 'a.jpeg', size: limit }))
    assert.isNull(refusalOf({ name: 'pasted', size: 1 }))
    assert.match(refusalOf({ name: 'a.jpg', size: limit + 1024 * 1024 }) ?? '', /26\.0 MB/)
    assert.match(refusalOf({ name: 'a.pdf', size: 1 }) ?? '', /JPEG/)
    assert.equal(refusalOf({ name: 'a.jpg', size: 0 }), 'This file is empty.')
  })

  test("a failure speaks with the server's words first", ({ assert }) => {
    const body = { message: 'Invalid.', errors: { file: ['More than 50 megapixels.'] } }
    assert.equal(new UploadFailure(422, body).message, 'More than 50 megapixels.')
    assert.equal(new UploadFailure(413, { message: 'Too big.' }).message, 'Too big.')
    assert.match(new UploadFailure(429).message, /Wait a minute/)
    assert.match(new UploadFailure(500).message, /Try again/)
  })

  test('the anti-forgery cookie is decoded', ({ assert }) => {
    assert.equal(cookieValue('XSRF-TOKEN', 'a=1; XSRF-TOKEN=e%3Aabc%3D; b=2'), 'e:abc=')
    assert.isNull(cookieValue('XSRF-TOKEN', 'NOT-XSRF-TOKEN=1'))
  })
})
