// Seconds as a clock shows them: 1:05, or 2:03:00.
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const two = (number: number): string => String(number).padStart(2, '0');

export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const rest = two(whole % MINUTE);
  return whole < HOUR
    ? `${minutes}:${rest}`
    : `${Math.floor(whole / HOUR)}:${two(minutes)}:${rest}`;
}
