export const chatChannel = (chatId: number) => `private-chat.${chatId}`
export const chatPresence = (chatId: number) => `presence-chat.${chatId}`
