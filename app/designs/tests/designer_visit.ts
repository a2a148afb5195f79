import { readFile } from 'node:fs/promises'
import type { Group } from '@japa/runner/core'
import type { Page } from 'playwright'
import { closePages, openPage, signInBrowser, type Scene } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { designSettings, MAX_STANDSTILL_MS } from '#tests/support/design_customer'
import { eventually } from '#tests/support/eventually'
import { ImageProvider, SMALL_SIDE } from '#tests/support/image_provider/image_provider'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

/** The last resort: a stalled design fails its test long before. */
export const MAX_TEST_MS = 900_000

/** Credits of a new account here. */
export const CREDITS = 3

/** Of a draft by the built-in engine; the local service takes one credit. */
export const DRAFT_CREDITS = 2

interface DesignerScene {
  server: BuiltServer
  provider: ImageProvider
}

/** The built product for a test group; a local service draws its designs. */
export function withDesigner(group: Group): DesignerScene {
  const scene = {} as DesignerScene
  group.setup(async () => {
    scene.provider = await ImageProvider.start({ maxSide: SMALL_SIDE })
    const settings = designSettings(scene.provider, CREDITS)
    const env = { ...settings, DESIGN_DRAFT_PRICE: String(DRAFT_CREDITS) }
    scene.server = await BuiltServer.create({ env })
    await scene.server.start()
    return async () => {
      await scene.server.remove()
      await scene.provider.stop()
    }
  })
  group.each.teardown(async () => {
    await closePages()
    scene.provider.reset()
  })
  return scene
}

/** Makes the next design wait until it is released. */
export async function holdDesign({ provider }: DesignerScene): Promise<() => void> {
  const drawn = await readFile(new URL('../ui/samples/living.jpg', import.meta.url))
  const { promise: after, resolve } = Promise.withResolvers<void>()
  provider.turns.push({ drawn, after })
  return resolve
}

/** A new person on the designer's page. */
export async function visitDesigner({ server }: DesignerScene, look?: Scene) {
  const handle = uniqueHandle()
  await new Visitor(server.url).register(handle, server.storage)
  const opened = await openPage(server.url, look)
  await signInBrowser(opened.context, server.url, { email: handle, password: PASSWORD })
  await opened.page.goto('/designer')
  return opened
}

/** Picks a sample room and orders a redesign. */
export async function orderSample(page: Page): Promise<void> {
  const samples = page.getByRole('region', { name: 'Or try a sample room' })
  await samples.getByRole('button', { name: 'Living room' }).click()
  await page.getByAltText('Your photo').waitFor()
  await redesign(page).click()
}

const REDESIGN = 'Redesign · 1 credit'

export function redesign(page: Page) {
  return page.getByRole('button', { name: REDESIGN })
}

export function steps(page: Page) {
  return page.getByRole('list', { name: 'Progress' })
}

/** The before-and-after slider, which appears with the result. */
export function slider(page: Page) {
  return page.getByRole('slider', { name: /before and after/ })
}

/** Waits for the result as long as the run makes progress. */
export async function designMade(page: Page): Promise<void> {
  const stage = page.getByRole('region', { name: 'The room' })
  await eventually(() => slider(page).isVisible(), {
    within: MAX_STANDSTILL_MS,
    progress: () => stage.innerText(),
    what: () => 'a design that is made',
  })
}

/** Redesigns the current room again, and waits for its page. */
export async function orderAnother(page: Page, name: string): Promise<void> {
  const { href } = new URL(page.url())
  await page.getByRole('button', { name }).click()
  await page.waitForURL((url) => url.href !== href)
}

/** Redesigns the current room again, and waits for the result. */
export async function makeAnother(page: Page, name: string): Promise<void> {
  await orderAnother(page, name)
  await designMade(page)
}

/** Makes a design from a sample room. */
export async function makeSample(page: Page): Promise<void> {
  await orderSample(page)
  await designMade(page)
}
