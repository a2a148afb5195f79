export const importChannel = (id: number) => `private-import.${id}`
