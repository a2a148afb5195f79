import type { Page } from 'playwright'
import { openPage, signInBrowser, type Scene } from '#tests/browser/stage'
import type { BuiltServer } from '#tests/support/built_server'
import { PASSWORD, uniqueHandle } from '#tests/support/users'
import { Visitor } from '#tests/support/visitor'

export interface ChatGuest {
  id: number
  handle: string
  page: Page
  complaints: string[]
  setOffline: (isOffline: boolean) => Promise<void>
  call: (path: string, body: object) => Promise<Record<string, never>>
}

export async function inviteGuest(
  server: BuiltServer,
  name: string,
  scene?: Scene
): Promise<ChatGuest> {
  const handle = uniqueHandle()
  const visitor = new Visitor(server.url)
  await visitor.register(handle, server.storage)
  const { id } = await visitor.account()
  const call = async (path: string, body: object) => {
    const response = await visitor.post(path, body)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, never>
  }
  await call(`/api/user/${id}/update`, { user: { name } })

  const { page, context, complaints } = await openPage(server.url, scene)
  await signInBrowser(context, server.url, { email: handle, password: PASSWORD })
  const setOffline = (isOffline: boolean) => context.setOffline(isOffline)
  return { id, handle, page, complaints, setOffline, call }
}

export async function inviteTwo(server: BuiltServer, scene?: Scene) {
  const ava = await inviteGuest(server, 'Ava Lind', scene)
  const noah = await inviteGuest(server, 'Noah Berg', scene)
  const { chat } = await ava.call('/api/chats', { user_ids: [noah.id], message: 'Hello Noah' })
  const { id: chatId } = chat as { id: number }
  await noah.call(`/api/chats/${chatId}/respond`, { accept: true })
  for (const { page } of [ava, noah]) {
    await page.goto(`/chats?chat=${chatId}`)
    await said(page, 'Hello Noah').waitFor()
  }
  return { ava, noah, chatId }
}

export function said(page: Page, text: string) {
  return page.getByRole('article').getByText(text, { exact: true })
}

export async function write(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Write a message' })
  await form.getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

export async function conversation(page: Page): Promise<string[]> {
  return page.getByRole('article').locator('p.whitespace-pre-wrap').allTextContents()
}
