import type { DemoChat } from '#app/demo/data/chat'
import { DIRECT } from '#app/demo/data/chats/direct'
import { TOGETHER } from '#app/demo/data/chats/together'

export const CHATS: DemoChat[] = [...DIRECT, ...TOGETHER]
