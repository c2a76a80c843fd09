/* The fields in which a person writes: a key pressed there is part of their text. */

const NOT_WRITTEN = ["button", "submit", "reset", "checkbox", "radio", "range", "file", "color"];

export const TEXT_FIELDS = "textarea, select, [contenteditable]:not([contenteditable=false]), " +
  `input:not(${NOT_WRITTEN.map((type) => `[type=${type}]`).join(", ")})`;
