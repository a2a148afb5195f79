// Long because: its stories share one server with ready-made videos
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Data } from '#data'
import { loseAnswers } from '#tests/browser/lost_answers'
import { READY } from '#app/properties/tests/property_factory'
import {
  accessibilityFaults,
  closePages,
  openPage,
  showTheme,
  signInBrowser,
  THEMES,
  type Scene,
} from '#tests/browser/stage'
import { eventually } from '#tests/support/eventually'
import { BuiltServer } from '#tests/support/built_server'
import { READY_SECONDS, seedReadyVideos } from '#tests/support/ready_video'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

/** Folder for screenshots, for manual review; none are taken unless set. */
const FOLDER = process.env.SCREENS
const PHOTOGRAPH = join(
  import.meta.dirname,
  '../../../resources/demo/photographs/exteriors/villa.jpg'
)
const VTT = 'WEBVTT\n\n00:00.000 --> 00:06.000\nThe pool in the evening\n'

/** Asked from outside, which the content security policy allows. */
const holds = (page: Page, condition: string) =>
  eventually(() => page.evaluate<boolean>(`Boolean(${condition})`), {
    what: () => condition,
  })
/** @param condition about `v`, the video */
const until = (page: Page, condition: string) =>
  holds(page, `(() => { const v = document.querySelector('video'); return v && ${condition} })()`)

/** Has the pages that are opened next note where their video begins to play. */
const noteBeginning = (page: Page) =>
  page.addInitScript(
    `addEventListener('playing', ({ target }) => { window.began ??= target.currentTime }, true)`
  )
/** In seconds. */
async function began(page: Page): Promise<number> {
  await holds(page, 'window.began !== undefined')
  return page.evaluate<number>('window.began')
}

/** Once the player is there: a click before the scripts run is lost. */
async function play(page: Page, title: string): Promise<void> {
  const player = page.getByRole('region', { name: `${title}, player` })
  await player.getByRole('button', { name: `Play ${title}` }).click()
}

test.group('Walkthroughs in a browser', (group) => {
  let server: BuiltServer
  let owner: Visitor
  const handle = uniqueHandle()
  let ids: number[]
  let longId: number

  group.setup(async () => {
    server = await BuiltServer.create()
    await server.start()
    owner = new Visitor(server.url)
    await owner.register(handle, server.storage)
    await server.end()
    ids = await seedReadyVideos(
      server.storage,
      handle,
      Array.from({ length: 8 }, (_, at) => `Take ${at + 1}`)
    )
    const twice = { rounds: 2, segmentBytes: 60_000 }
    ;[longId] = await seedReadyVideos(server.storage, handle, ['Long take'], twice)
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  async function open(path: string, scene: Scene = {}) {
    const opened = await openPage(server.url, { ...scene })
    await signInBrowser(opened.context, server.url, { email: handle, password: PASSWORD })
    await opened.page.goto(path)
    return opened
  }

  async function post<Wire>(path: string, body: object): Promise<Wire> {
    return (await (await owner.post(`/api${path}`, body)).json()) as Wire
  }

  /** Published, with the videos in one list. */
  async function newTour(title: string, videos: number[]) {
    const { walkthrough } = await post<{ walkthrough: { id: number; slug: string } }>(
      '/walkthroughs',
      { walkthrough: { title } }
    )
    const { list } = await post<{ list: { id: number } }>(`/video-lists/${walkthrough.id}/lists`, {
      list: { name: 'Garden' },
    })
    for (const id of videos) {
      await post(`/video/walkthrough/${walkthrough.slug}`, { video: { id, list_id: list.id } })
    }
    await post(`/walkthrough/${walkthrough.slug}/publish`, { publish: true })
    return walkthrough.slug
  }

  async function photograph(page: Page, name: string) {
    if (!FOLDER) return
    await mkdir(FOLDER, { recursive: true })
    for (const theme of THEMES) {
      await showTheme(page, theme)
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${FOLDER}/${name}_${theme}_${width}.png`, fullPage: true })
      }
    }
  }

  test('one is begun once, whether the first answer arrives or not', async ({ assert }) => {
    const count = async () => {
      const answer = await owner.get('/api/walkthroughs')
      const { walkthroughs } = (await answer.json()) as { walkthroughs: { data: object[] } }
      return walkthroughs.data.length
    }
    const before = await count()
    const { page } = await open('/walkthroughs')
    const endLosing = await loseAnswers(page, '**/api/walkthroughs')
    const begin = page.getByRole('button', { name: 'New walkthrough' })
    await begin.click()
    await page.getByRole('alert').filter({ hasText: 'You’re offline' }).waitFor()
    await endLosing()
    await begin.click()
    await page.waitForURL('**/walkthroughs/*/edit')
    assert.equal(await count(), before + 1)
  })

  test('scrubbing shows the storyboard, and the settings change the speed', async ({ assert }) => {
    const slug = await newTour('Storyboard', [ids[2]])
    const chapters = [
      { title: 'Hall', starts_at: 0 },
      { title: 'Pool', starts_at: 3 },
    ]
    await post(`/video/${ids[2]}/update`, { video: { chapters } })
    const { page, complaints } = await openPage(server.url)
    await page.goto(`/walkthroughs/${slug}`)
    await play(page, 'Take 3')
    await until(page, 'v.currentTime > 0.2')
    const line = page.getByRole('slider', { name: 'Position' })
    const box = (await line.boundingBox())!
    const sheet = page.waitForResponse((response) => response.url().includes('storyboard_0.jpg'))
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2)
    assert.equal((await sheet).status(), 200)
    const picture = page.locator('[data-preview] span').first()
    await picture.waitFor()
    const { width } = (await picture.boundingBox())!
    assert.closeTo(width, 160, 4)

    await page.getByRole('button', { name: 'Player settings' }).click()
    const settings = page.getByRole('group', { name: 'Player settings' })
    const parts = settings.getByRole('region', { name: 'Chapters' }).getByRole('button')
    assert.deepEqual(await parts.allTextContents(), ['Hall0:00', 'Pool0:03'])
    await page.getByRole('radio', { name: '1.5×' }).press('Space')
    await until(page, 'v.playbackRate === 1.5')
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: 'Player settings' }).waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
  })

  test('a cut video plays between its ends, and loads nothing else', async ({ assert }) => {
    const slug = await newTour('Cut', [longId, ids[0]])
    const content =
      'WEBVTT\n\n00:01.000 --> 00:02.000\nThe alarm\n\n00:05.000 --> 00:06.000\nThe pool\n'
    const video = {
      starts_at: 3.25,
      ends_at: 9.75,
      chapters: [
        { title: 'Alarm', starts_at: 1 },
        { title: 'Pool', starts_at: 5 },
      ],
      captions: [{ language: 'en', label: 'English', content }],
    }
    await post(`/video/${longId}/update`, { video })
    const { page, complaints } = await openPage(server.url)
    const pictures = new Set<string>()
    page.on('request', (request) => {
      const [name] = /(360p\/seg_\d+|storyboard)/.exec(request.url()) ?? []
      if (name) pictures.add(name)
    })
    await noteBeginning(page)
    await page.goto(`/walkthroughs/${slug}`)
    await play(page, 'Long take')
    assert.closeTo(await began(page), 1.25, 0.3, 'its first segment is cut off')
    await page.getByText('/ 0:06').waitFor()
    await page.keyboard.press('Space')
    await until(page, 'v.paused')
    await page.keyboard.press('Home')
    await until(page, 'Math.abs(v.currentTime - 1.25) < 0.01')
    await page.keyboard.press('c')
    const cues = `[...v.textTracks].find(({ mode }) => mode === 'showing')?.cues`
    await until(page, `${cues}?.length === 1 && ${cues}[0].startTime === 3`)

    await page.getByRole('button', { name: 'Player settings' }).click()
    const settings = page.getByRole('group', { name: 'Player settings' })
    const parts = settings.getByRole('region', { name: 'Chapters' }).getByRole('button')
    assert.deepEqual(await parts.allTextContents(), ['Pool0:01'])
    await parts.click()
    await until(page, 'v.currentTime === 3')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await until(page, 'v.currentTime > 3.5')
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await until(page, 'v.paused')
    const stoppedAt = await page.evaluate<number>(`document.querySelector('video').currentTime`)

    await page.reload()
    await play(page, 'Long take')
    assert.closeTo(await began(page), stoppedAt, 0.3)
    await until(page, 'v.buffered.length && v.buffered.end(v.buffered.length - 1) > 7.7')
    const touched = [1, 2, 3, 4].map((at) => `360p/seg_0000${at}`)
    assert.deepEqual([...pictures].sort(), touched)
    await page.keyboard.press('End')
    await page.getByText('2 of 2').waitFor()
    assert.deepEqual(complaints, [])
  })

  test('goes on with the video where one stopped', async () => {
    const slug = await newTour('Stops', [ids[4], ids[5]])
    const { page } = await openPage(server.url)
    await page.goto(`/walkthroughs/${slug}`)
    await play(page, 'Take 5')
    await until(page, 'v.currentTime > 0.2')
    await page.getByRole('button', { name: /^Take 6/ }).click()
    await page.getByText('2 of 2').waitFor()
    const player = page.getByRole('region', { name: 'Take 6, player' })
    await player.getByRole('button', { name: 'Play Take 6' }).press('Enter')
    await until(page, 'v.currentTime > 2.2')
    await page.keyboard.press('Space')
    await until(page, 'v.paused')
    await page.reload()
    await page.getByText('2 of 2').waitFor()
    await play(page, 'Take 6')
    await until(page, 'v.currentTime > 2.2')
  })

  test('a chosen quality stays chosen', async ({ assert }) => {
    const slug = await newTour('Qualities', [ids[2]])
    const { page } = await openPage(server.url)
    await page.route('**/master.m3u8*', async (route) => {
      const answer = await route.fetch()
      const lines = (await answer.text()).trimEnd().split('\n')
      const finer = lines.slice(-2).join('\n').replace('640x360', '1280x720')
      await route.fulfill({ response: answer, body: `${lines.join('\n')}\n${finer}?finer\n` })
    })
    await page.goto(`/walkthroughs/${slug}`)
    await play(page, 'Take 3')
    await until(page, 'v.currentTime > 0.2')
    const quality = page.getByRole('group', { name: 'Quality' })
    const settings = page.getByRole('button', { name: 'Player settings' })
    await settings.click()
    assert.isTrue(await quality.getByRole('radio', { name: 'Automatic' }).isChecked())
    await quality.getByRole('radio', { name: '360p' }).press('Space')
    await page.keyboard.press('Escape')
    await quality.waitFor({ state: 'detached' })
    await settings.press('Enter')
    assert.isTrue(await quality.getByRole('radio', { name: '360p' }).isChecked())
  })

  test('is played by keyboard only', async ({ assert }) => {
    const captions = [{ language: 'en', label: 'English', content: VTT }]
    await post(`/video/${ids[3]}/update`, { video: { captions } })
    const slug = await newTour('Keys', [ids[3]])
    const { page, complaints } = await openPage(server.url)
    await page.goto(`/walkthroughs/${slug}`)
    const player = page.getByRole('region', { name: 'Take 4, player' })
    await player.getByRole('button', { name: 'Play Take 4' }).press('Enter')
    await until(page, '!v.paused && v.currentTime > 0')
    await page.keyboard.press('Space')
    await until(page, 'v.paused')
    await page.keyboard.press('Home')
    await until(page, 'v.currentTime < 0.1')
    await page.keyboard.press('ArrowRight')
    await until(page, 'v.currentTime > 4.9')
    await page.keyboard.press('ArrowLeft')
    await until(page, 'v.currentTime < 1')
    await page.keyboard.press('m')
    await until(page, 'v.muted')
    await page.keyboard.press('m')
    await until(page, '!v.muted')
    await page.keyboard.press('ArrowDown')
    await until(page, 'v.volume < 0.95')
    const isShown = `[...v.textTracks].some((t) => t.kind !== 'metadata' && t.mode === 'showing')`
    await page.keyboard.press('c')
    await until(page, isShown)
    const isLifted = `[...v.textTracks].some((t) => t.mode === 'showing' && t.cues?.[0]?.line < -1)`
    await until(page, isLifted)
    await page.keyboard.press('c')
    await until(page, `!${isShown}`)
    await page.keyboard.press('f')
    await holds(page, 'document.fullscreenElement')
    await page.keyboard.press('f')
    await holds(page, '!document.fullscreenElement')
    await page.keyboard.press('k')
    await until(page, '!v.paused')
    assert.deepEqual(complaints, [])
  })

  test('keys that come in one moment all count', async ({ assert }) => {
    const slug = await newTour('Fast keys', [ids[3]])
    const { page } = await openPage(server.url)
    await page.goto(`/walkthroughs/${slug}`)
    await play(page, 'Take 4')
    await until(page, '!v.paused && v.currentTime > 0')
    await page.keyboard.press('Space')
    await until(page, 'v.paused')
    const after = await page.evaluate<[volume: number, isMuted: boolean]>(`(() => {
      const v = document.querySelector('video')
      const press = (key) => v.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'm', 'm']) press(key)
      return [v.volume, v.muted]
    })()`)
    assert.closeTo(after[0], 0.7, 0.01)
    assert.isFalse(after[1])
  })

  test('segments refused after a long pause are asked for again under fresh addresses', async ({
    assert,
  }) => {
    const slug = await newTour('Long pause', [ids[5]])
    const { page } = await openPage(server.url)
    let refused = 0
    await page.route(/seg_00002\.m4s/, async (route) => {
      refused++
      if (refused <= 2) await route.fulfill({ status: 403 })
      else await route.continue()
    })
    await page.goto(`/walkthroughs/${slug}`)
    await play(page, 'Take 6')
    await until(page, `v.ended || v.currentTime > ${READY_SECONDS - 0.5}`)
    assert.isAbove(refused, 2)
  })

  test('a failure is told, and trying again plays', async () => {
    const slug = await newTour('Offline', [ids[6]])
    const { page } = await openPage(server.url)
    const playlists = /\.m3u8/
    await page.route(playlists, (route) => route.fulfill({ status: 404 }))
    await page.goto(`/walkthroughs/${slug}`)
    await play(page, 'Take 7')
    await page.getByText('This video isn’t available anymore').waitFor()
    await page.unroute(playlists)
    await page.getByRole('button', { name: 'Try again' }).click()
    await until(page, 'v.currentTime > 0.2')
  })

  test('a room on the listing’s floor plan leads to its moment', async ({ assert }) => {
    const photo = await readFile(PHOTOGRAPH)
    const uploaded = async (purpose: string) => {
      const answer = await owner.upload(photo, 'villa.jpg', purpose)
      return ((await answer.json()) as { upload: { id: number } }).upload.id
    }
    const property = { ...READY, images: [await uploaded('property')] }
    const made = await post<{ property: Data.Properties.Property }>('/properties', { property })
    const { slug, components } = made.property
    const pins = [{ id: 'k', x: 0.5, y: 0.5, label: 'Kitchen', photo: null }]
    const plans = [{ id: 'g', image: await uploaded('floor_plan'), name: 'Ground floor', pins }]
    await post(`/component/${components.floor_plans!.id}`, { component: { content: { plans } } })
    await post(`/properties/${slug}/publish`, { publish: true })
    const tour = await newTour('Kitchen tour', [ids[4]])
    const chapters = [{ title: 'Stove', starts_at: 4, room: { plan: 'g', pin: 'k' } }]
    await post(`/video/${ids[4]}/update`, { video: { starts_at: 2.5, chapters } })
    await owner.send(
      'PATCH',
      `/api/walkthrough/${tour}`,
      JSON.stringify({ walkthrough: { property_slug: slug } }),
      { 'content-type': 'application/json' }
    )

    const { page, complaints } = await openPage(server.url)
    await noteBeginning(page)
    await page.goto(`/properties/${slug}`)
    await page.getByRole('button', { name: '1. Kitchen: watch' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Watch Kitchen' }).press('Enter')
    assert.closeTo(await began(page), 2, 0.3, 'its first segment is cut off')
    await page.getByRole('button', { name: /Stove\s*Kitchen, Ground floor\s*0:01/ }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('the owner arranges, cuts and captions by keyboard', async ({ assert }) => {
    const slug = await newTour('Villa Ottavia', [ids[7], ids[0], ids[1]])
    const { page, complaints } = await open(`/walkthroughs/${slug}/edit`)
    await page.getByRole('button', { name: 'Move Take 8, 1 of 3' }).press('ArrowDown')
    await page.getByText('Video Updated!').waitFor()
    await page
      .getByRole('button', { name: 'Move Take 8, 2 of 3' })
      .and(page.locator(':focus'))
      .waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Move Take 8, 2 of 3' }).waitFor()

    const title = page.getByLabel('Title of Take 8')
    await title.fill('Pool house')
    await title.press('Enter')
    await page.getByRole('button', { name: 'Edit Pool house' }).press('Enter')
    await page.getByRole('slider', { name: 'Start and end, to' }).press('ArrowLeft')
    await page.getByText('Video Updated!').first().waitFor()
    await page.getByRole('button', { name: 'Start a chapter here' }).press('Enter')
    await page.getByLabel(/^Title of the chapter at 0:0\d$/).waitFor()
    await page.getByRole('button', { name: 'Add captions' }).press('Enter')
    await page.getByRole('button', { name: 'Add a line here' }).press('Enter')
    await page.getByLabel('Text of line 1').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('The pool & the evening')
    for (const [end, time] of [
      ['Start', '1'],
      ['End', '4.25'],
    ]) {
      await page.getByLabel(`${end} of line 1`).fill(time)
      await page.getByLabel(`${end} of line 1`).press('Enter')
    }
    await page.getByRole('button', { name: 'Save captions' }).press('Enter')
    await page.getByRole('button', { name: 'Edit captions in English' }).press('Enter')
    const typed = ['Start', 'End', 'Text'].map((part) =>
      page.getByLabel(`${part} of line 1`).inputValue()
    )
    assert.deepEqual(await Promise.all(typed), ['0:01.0', '0:04.25', 'The pool & the evening'])
    await photograph(page, 'edit')
    await page.setViewportSize({ width: 1440, height: 900 })
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    await page.getByRole('button', { name: 'Close', exact: true }).click()

    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText('Walkthrough Updated').waitFor()
    await page.getByRole('button', { name: 'Publish walkthrough' }).waitFor()
    await page.getByRole('button', { name: 'Delete Pool house' }).click()
    await page.getByRole('button', { name: 'Delete video' }).click()
    await page.getByText('Video Deleted').waitFor()

    await page.goto('/walkthroughs')
    await page.getByRole('link', { name: 'Villa Ottavia' }).waitFor()
    await photograph(page, 'index')
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])
  })
})
