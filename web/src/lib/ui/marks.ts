/** The letter that goes with a seat's colour wherever it shows up: A to F. */
export function markOf(seat: number): string {
  return String.fromCharCode(65 + (seat % 26));
}
