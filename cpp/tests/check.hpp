// Problems made of bytes, and every answer of the core held against plain enumeration.
#pragma once

#include <cstddef>
#include <cstdint>

namespace loupe {

// Aborts with a message where the core is wrong.
void check_bytes(const std::uint8_t* data, std::size_t size);

}  // namespace loupe
