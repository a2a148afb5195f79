export const designChannel = (designId: number) => `private-design.${designId}`
