/** The wire names of a chat's channels: what is said there, and who is there. */
export const chatChannel = (chatId: number) => `private-chat.${chatId}`
export const chatPresence = (chatId: number) => `presence-chat.${chatId}`
