export const clockShift: number
export function setTestClock(): void
export function clockOptions(file: string): string
export function shiftDate(shift: number): void
