/** Where a lead's history leads to a chat. */
export const chatPath = (chatId: number) => `/chats?chat=${chatId}`
