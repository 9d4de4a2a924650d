import { language } from "./index.ts";

/** Return a number of bytes as a person reads it: "35 kB", "3.4 MB". */
export function sizeWords(bytes: number): string {
  const small = bytes < 99_500;
  const unit = small ? "kilobyte" : "megabyte";
  const format = new Intl.NumberFormat(language(), { style: "unit", unit, maximumFractionDigits: small ? 0 : 1 });
  return format.format(bytes / (small ? 1000 : 1_000_000));
}
