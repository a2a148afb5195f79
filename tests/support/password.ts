export const PASSWORD = 'umber-lantern-42'
