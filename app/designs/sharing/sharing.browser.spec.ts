import { test } from '@japa/runner'
import { accessibilityFaults, openPage, THEMES } from '#tests/browser/stage'
import { eventually } from '#tests/support/eventually'
import {
  makeSample,
  MAX_TEST_MS,
  slider,
  visitDesigner,
  withDesigner,
} from '#app/designs/tests/designer_visit'

test.group('Shared designs', (group) => {
  const scene = withDesigner(group)

  test('are seen by everybody who has the link, until it is taken back', async ({ assert }) => {
    const owner = await visitDesigner(scene)
    await makeSample(owner.page)
    assert.deepEqual(await accessibilityFaults(owner.page, THEMES), [])
    await owner.page.getByRole('link', { name: 'Share' }).click()
    await owner.page.getByRole('button', { name: 'Create link' }).click()
    const link = owner.page.getByRole('link', { name: 'Open', exact: true })
    const path = (await link.getAttribute('href'))!
    assert.deepEqual(await accessibilityFaults(owner.page, THEMES), [])

    const stranger = await openPage(scene.server.url)
    await stranger.page.goto(path)
    await slider(stranger.page).waitFor()
    await stranger.page.getByText('AI-generated from a photo').waitFor()
    assert.equal(await stranger.page.getByText('How it was made').count(), 0)
    const original = stranger.page.getByRole('link', { name: 'View original' })
    const photograph = await stranger.context.request.get((await original.getAttribute('href'))!)
    assert.equal(photograph.headers()['content-type'], 'image/jpeg')

    await owner.page.getByRole('switch', { name: /Show how it was made/ }).click()
    await owner.page.getByRole('radio', { name: /^Redesign/ }).click()
    await eventually(
      async () => {
        await stranger.page.reload()
        return (await slider(stranger.page).count()) === 0
      },
      { what: () => 'the redesign alone' }
    )
    await stranger.page.getByText('How it was made').waitFor()
    await stranger.page.getByText('Living room', { exact: true }).waitFor()
    const tryIt = stranger.page.getByRole('link', { name: 'Try this look on your room' })
    assert.match((await tryIt.getAttribute('href'))!, /^\/designer\?look=[\w-]+$/)

    await owner.page.getByRole('button', { name: 'Turn off link' }).click()
    const asked = owner.page.getByRole('alertdialog')
    await asked.getByRole('button', { name: 'Turn off link' }).click()
    await owner.page.getByRole('button', { name: 'Create link' }).waitFor()
    const answer = await stranger.page.goto(path)
    assert.equal(answer?.status(), 404)
    assert.deepEqual([...owner.complaints, ...stranger.complaints], [])
  }).timeout(MAX_TEST_MS)

  test('come with a picture of both for previews, without any script', async ({ assert }) => {
    const owner = await visitDesigner(scene)
    await makeSample(owner.page)
    await owner.page.getByRole('link', { name: 'Share' }).click()
    await owner.page.getByRole('button', { name: 'Create link' }).click()
    const path = await owner.page
      .getByRole('link', { name: 'Open', exact: true })
      .getAttribute('href')

    const html = await (await fetch(scene.server.url + path)).text()
    assert.match(html, /<h1[^>]*>Living room, redesigned<\/h1>/)
    const [, address] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const picture = await fetch(scene.server.url + new URL(address!).pathname)
    assert.equal(picture.headers.get('content-type'), 'image/jpeg')
    assert.match(address!, /\/both\.jpg$/)
  }).timeout(MAX_TEST_MS)

  test('are liked, and lend their look to a room of one’s own', async ({ assert }) => {
    const owner = await visitDesigner(scene)
    await owner.page.getByRole('button', { name: 'Art Deco' }).click()
    await makeSample(owner.page)
    await owner.page.getByRole('link', { name: 'Share' }).click()
    await owner.page.getByRole('switch', { name: /Show how it was made/ }).click()
    await owner.page.getByRole('button', { name: 'Create link' }).click()
    const link = owner.page.getByRole('link', { name: 'Open', exact: true })
    const path = (await link.getAttribute('href'))!

    const fan = await visitDesigner(scene)
    await fan.page.goto(path)
    await fan.page.getByRole('heading', { level: 1, name: 'Art Deco living room' }).waitFor()
    const isLiked = fan.page.waitForResponse(/\/like$/)
    await fan.page.getByRole('button', { name: 'Like, 0 likes' }).click()
    await fan.page.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor()
    assert.equal((await isLiked).status(), 200)
    await fan.page.reload()
    await fan.page.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor()
    await fan.page.getByRole('button', { name: 'Add to dream' }).waitFor()
    await fan.page.getByRole('link', { name: 'Try this look on your room' }).click()
    await fan.page.waitForURL('**/designer?look=*')
    await fan.page.getByText('We’ll use the look of').waitFor()
    await fan.page.getByRole('button', { name: 'Art Deco', pressed: true }).waitFor()
    assert.deepEqual([...owner.complaints, ...fan.complaints], [])
  }).timeout(MAX_TEST_MS)
})
